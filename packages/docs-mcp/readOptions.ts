import { parseArgs } from 'node:util';
import { DocsError } from './docsError.ts';

export interface Options {
  /** Address or folder of the site. */
  site: string;
  version?: string | undefined;
  /** Read the whole version, so that it is there without a connection, and end. */
  store?: boolean | undefined;
}

export const USAGE = 'Usage: docs-mcp --site <address or folder> [--version <version>] [--store]';

const OPTIONS = { site: { type: 'string' }, version: { type: 'string' }, store: { type: 'boolean' } } as const;

/** Read the command line. Throws a DocsError for what it does not understand. */
export function readOptions(args: readonly string[]): Options {
  const { site, ...rest } = parse(args);
  if (!site) throw new DocsError('The command does not name a site.', USAGE);
  return { site, ...rest };
}

function parse(args: readonly string[]): Partial<Options> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (cause) {
    const [what = ''] = (cause instanceof Error ? cause.message : String(cause)).split(/\. /);
    throw new DocsError(`${what.replace(/\.$/, '')}.`, USAGE, { cause });
  }
}
