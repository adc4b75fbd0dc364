import { realpath } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { UserError } from '../../lib/userError.ts';
import { runProgram } from '../../tools/runProgram.ts';
import { type LinkReport, parseLycheeReport } from './lycheeReport.ts';

interface Options {
  lycheePath: string;
  /** Folder with the built pages. */
  siteDir: string;
  /** Settings that hold for every run: `lychee.toml`. */
  configFile: string;
  /** Origin under which the site is published; links to it are looked up in `siteDir`. */
  origin: string;
  /** Path of `siteDir` under the origin, with slashes at both ends. */
  base?: string;
  /** Whether links to other sites are followed too, over the network. */
  external: boolean;
}

/** lychee's exit codes for a complete run: all links are good, some links are broken. */
const FINISHED = [0, 2];

/**
 * Check every link, anchor and image of a built site with lychee. Throws a UserError where lychee cannot do its work.
 * lychee reads `<a>`, `<link>` and `<img>`, but neither `<script src>` nor `<meta content>`.
 */
export async function checkLinks(options: Options): Promise<LinkReport> {
  const { lycheePath, siteDir } = options;
  // lychee names files by their real path, and dist/ is a link.
  const rootDir = await realpath(siteDir).catch((cause: unknown) => {
    throw new UserError(`There are no pages to check in ${siteDir}.`, {
      hint: 'npm run build && npm run merge',
      cause,
    });
  });
  const args = lycheeArguments({ ...options, rootDir });
  const { exitCode, stdout, stderr } = await runProgram({ program: lycheePath, args });
  if (!FINISHED.includes(exitCode)) {
    throw new UserError(`lychee failed on ${siteDir} (exit code ${exitCode}).\n${stderr.trim()}`, {
      hint: `Run it by hand: ${lycheePath} ${args.join(' ')}`,
    });
  }
  const report = parseLycheeReport(stdout, rootDir);
  // A check of nothing would always pass.
  if (report.checked === 0)
    throw new UserError(`lychee found no link in ${siteDir}.`, {
      hint: 'Build the site again: npm run build && npm run merge',
    });
  return report;
}

/** Format the broken links, grouped by page, in the report's order. */
export function formatLinkReport({ errors, checked }: LinkReport): string {
  const lines = [`${errors.length} of ${checked} links are broken.`];
  let page: string | undefined;
  for (const error of errors) {
    if (error.page !== page) lines.push('', error.page);
    page = error.page;
    lines.push(`  ${error.link}  ${error.reason}`);
  }
  return lines.join('\n');
}

function lycheeArguments({
  rootDir,
  configFile,
  origin,
  base = '/',
  external,
}: Options & { rootDir: string }): string[] {
  const rootHref = pathToFileURL(rootDir).href;
  // In the target of a remap, `$` means a group.
  const target = `${rootHref.replaceAll('$', '%24')}/$1$2`;
  // lychee drops the slash at the end of a local address, so the base itself comes without one.
  const remapBelow = (href: string) => `^${escapePattern(href.replace(/\/$/, ''))}(?:/(.*)|([?#].*)|)$ ${target}`;
  const remaps = [remapBelow(origin + base)];
  // Pages name files from the origin's root; below a base, the folder is not that root.
  if (base !== '/') remaps.push(remapBelow(rootHref + base));
  return [
    '--config',
    configFile,
    ...(external ? [] : ['--offline']),
    '--format',
    'json',
    '--root-dir',
    rootDir,
    ...remaps.flatMap((remap) => ['--remap', remap]),
    '--',
    rootDir,
  ];
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
