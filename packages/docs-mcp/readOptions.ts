import { parseArgs } from 'node:util';
import { DocsError } from './docsError.ts';

interface Options {
  /** Address or folder of the site. */
  site: string;
  version?: string | undefined;
}

const USAGE = 'Usage: docs-mcp --site <address or folder> [--version <version>]';

export const HELP = `${USAGE}

Answers the questions of an assistant about one version of a documentation site, by the Model Context Protocol
over standard input and output.

  --site     address of the site's start page, or a folder with a copy of the site
  --version  the version to answer for; without it, the one that the project in this folder has installed
  --help     print this text`;

const OPTIONS = {
  site: { type: 'string' },
  version: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Read the command line. Throws a DocsError for an unknown option, and without a site. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { site, version, help } = parse(args);
  if (help) return 'help';
  if (!site) throw new DocsError('The command does not name a site.', USAGE);
  return { site, version };
}

function parse(args: readonly string[]): Partial<Options> & { help?: boolean } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (cause) {
    const [what = ''] = (cause instanceof Error ? cause.message : String(cause)).split(/\. /);
    throw new DocsError(`${what.replace(/\.$/, '')}.`, USAGE, { cause });
  }
}
