import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { UserError } from '../../lib/userError.ts';
import { runProgram } from '../../tools/runProgram.ts';

interface Options {
  lycheePath: string;
  siteDir: string;
  configFile: string;
  /** Links to the site's origin are looked up in `siteDir`. */
  origin: string;
  /** Path of `siteDir` under the origin, between slashes. */
  base?: string;
  /** Below `base`; not checked. */
  hostPaths?: readonly string[];
  external: boolean;
}

const FINISHED = [0, 2];

/**
 * Check a built site's links, anchors and images with lychee. Throws a UserError if lychee fails. lychee reads `<a>`, `<link>` and
 * `<img>`, but neither `<script src>` nor `<meta content>`.
 */
export async function runLychee(options: Options): Promise<LinkReport> {
  const { lycheePath, siteDir } = options;
  // lychee reports real paths, and dist/ is a link.
  const rootDir = await realpath(siteDir).catch((cause: unknown) => {
    throw new UserError(`There are no pages to check in ${siteDir}.`, {
      hint: 'npm run build && npm run merge',
      cause,
    });
  });
  const args = lycheeArguments({ ...options, rootDir });
  const { exitCode, stdout, stderr } = await runProgram({ program: lycheePath, args, cwd: rootDir });
  if (!FINISHED.includes(exitCode)) {
    throw new UserError(`lychee failed on ${siteDir} (exit code ${exitCode}).\n${stderr.trim()}`, {
      hint: `Run it by hand in ${rootDir}: ${lycheePath} ${args.join(' ')}`,
    });
  }
  const report = parseLycheeReport(stdout, rootDir);
  if (report.checked === 0)
    throw new UserError(`lychee found no link in ${siteDir}.`, {
      hint: 'Build the site again: npm run build && npm run merge',
    });
  return report;
}

/** Format the broken links by page. */
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
  hostPaths = [],
  external,
}: Options & { rootDir: string }): string[] {
  // lychee encodes fewer letters than Node.js.
  const rootHref = pathToFileURL(rootDir).href.replace(/%(?:5B|5D|5E|7C)/g, decodeURIComponent);
  // After the remaps below, which encode `$`.
  const rootPattern = escapePattern(rootHref).replaceAll('\\$', '(?:\\$|%24)');
  // `$` in a remap's target means a group.
  const target = `${rootHref.replaceAll('$', '%24')}/$1$2`;
  // lychee drops the final slash of local addresses, including the base.
  const remapBelow = (href: string) => `^${escapePattern(href.replace(/\/$/, ''))}(?:/(.*)|([?#].*)|)$ ${target}`;
  const remaps = [remapBelow(origin + base)];
  // Pages have paths from the origin's root, not from the base.
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
    ...hostPaths.flatMap((name) => ['--exclude', `^${rootPattern}${escapePattern(name)}$`]),
    '--',
    // In its own folder: lychee reads a path as a pattern, in which `[x]` is one letter.
    '.',
  ];
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface LinkError {
  /** Relative to the site. */
  page: string;
  /** As readers see it: a site address, an anchor on the page, or a full URL. */
  link: string;
  reason: string;
}

interface LinkReport {
  errors: LinkError[];
  checked: number;
}

const responseSchema = z.object({
  url: z.string(),
  status: z.object({ text: z.string(), details: z.string().optional() }),
  remap: z.object({ original: z.object({ url: z.string() }) }).nullish(),
});
const responseMapSchema = z.record(z.string(), z.array(responseSchema));
const lycheeSchema = z.object({
  total: z.number(),
  excludes: z.number(),
  error_map: responseMapSchema,
  timeout_map: responseMapSchema,
});

/** Parse lychee's JSON report; `rootDir` is absolute and without links. */
export function parseLycheeReport(json: string, rootDir: string): LinkReport {
  const { total, excludes, error_map, timeout_map } = lycheeSchema.parse(JSON.parse(json));
  const errors = [...Object.entries(error_map), ...Object.entries(timeout_map)].flatMap(([name, responses]) => {
    const pageFile = path.resolve(rootDir, name);
    return responses.map(({ url, status, remap }) => ({
      page: path.relative(rootDir, pageFile).split(path.sep).join('/'),
      link: remap?.original.url.startsWith('http') ? remap.original.url : describeLink({ url, pageFile, rootDir }),
      reason: status.details ?? status.text,
    }));
  });
  const unique = new Map(errors.map((error) => [`${error.page}\n${error.link}`, error]));
  const sorted = [...unique].sort(([a], [b]) => (a < b ? -1 : 1));
  return { errors: sorted.map(([, error]) => error), checked: total - excludes };
}

function describeLink({ url, pageFile, rootDir }: { url: string; pageFile: string; rootDir: string }): string {
  if (!url.startsWith('file:')) return url;
  const { hash, search } = new URL(url);
  const filePath = fileURLToPath(url);
  if (filePath === pageFile && hash) return hash;
  return `/${path.relative(rootDir, filePath).split(path.sep).join('/')}${search}${hash}`;
}
