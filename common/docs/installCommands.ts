import type { DialectNode } from './readDialects.ts';

type Line = { packages: string[]; flags: Flag[] } | { comment: string };

type Flag = 'dev' | 'exact';

/** A command with another flag is left as it is. */
const FLAGS: Readonly<Record<string, Flag>> = {
  '-D': 'dev',
  '--save-dev': 'dev',
  '-E': 'exact',
  '--save-exact': 'exact',
};

const SHELLS = ['sh', 'bash', 'shell'];

interface Manager {
  label: string;
  command: string;
  flags: Readonly<Record<Flag, string>>;
}

export const MANAGERS: readonly Manager[] = [
  { label: 'npm', command: 'npm install', flags: { dev: '--save-dev', exact: '--save-exact' } },
  { label: 'Yarn', command: 'yarn add', flags: { dev: '--dev', exact: '--exact' } },
  { label: 'pnpm', command: 'pnpm add', flags: { dev: '--save-dev', exact: '--save-exact' } },
];

const MAX_IN_LINE = 3;

/** Paths, addresses, aliases and shell words do not match. */
const PACKAGE = /^(@[\w.-]+\/)?[a-z\d][\w.-]*(@[\w.^~-]+)?$/i;

/** Read a block that becomes tabs, one for each package manager; undefined for any other. */
export const readInstalls = ({ lang, meta, value = '' }: Pick<DialectNode, 'lang' | 'meta' | 'value'>) =>
  SHELLS.includes(lang ?? '') && !meta ? parseInstalls(value) : undefined;

/** Parse a block that only installs packages from the registry; undefined for any other. */
export function parseInstalls(code: string): Line[] | undefined {
  const lines = code
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map(parseLine);
  if (!lines.every((line) => line !== undefined)) return undefined;
  return lines.some((line) => 'packages' in line) ? lines : undefined;
}

function parseLine(text: string): Line | undefined {
  if (text.startsWith('#')) return { comment: text };
  const [npm, verb, ...words] = text.trim().split(/\s+/);
  if (npm !== 'npm' || !['install', 'i', 'add'].includes(verb ?? '')) return undefined;
  const flags = words.filter((word) => word.startsWith('-')).map((word) => FLAGS[word]);
  const packages = words.filter((word) => !word.startsWith('-'));
  if (packages.length === 0 || !packages.every((name) => PACKAGE.test(name))) return undefined;
  return flags.every((flag) => flag !== undefined) ? { packages, flags } : undefined;
}

/** Format a line for a package manager. Too many packages have a line each. */
export function formatInstall(line: Line, { command, flags }: Manager): string {
  if ('comment' in line) return line.comment;
  const start = [command, ...line.flags.map((flag) => flags[flag])].join(' ');
  const separator = line.packages.length > MAX_IN_LINE ? ' \\\n  ' : ' ';
  return [start, ...line.packages].join(separator);
}
