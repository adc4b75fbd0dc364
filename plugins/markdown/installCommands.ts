/** One `npm install` with names of packages, or a line of comment. */
export type Line = { packages: string[]; flags: Flag[] } | { comment: string };

type Flag = 'dev' | 'exact';

/** Flags that each package manager has. A command with another flag is left to the writer. */
const FLAGS: Readonly<Record<string, Flag>> = {
  '-D': 'dev',
  '--save-dev': 'dev',
  '-E': 'exact',
  '--save-exact': 'exact',
};

/** A package manager, as tabs name it, and how it spells a command. */
interface Manager {
  label: string;
  command: string;
  flags: Readonly<Record<Flag, string>>;
}

/** The package managers, in the order of their tabs. */
export const MANAGERS: readonly Manager[] = [
  { label: 'npm', command: 'npm install', flags: { dev: '--save-dev', exact: '--save-exact' } },
  { label: 'Yarn', command: 'yarn add', flags: { dev: '--dev', exact: '--exact' } },
  { label: 'pnpm', command: 'pnpm add', flags: { dev: '--save-dev', exact: '--save-exact' } },
];

/** Most packages that stand in one line. */
const MAX_IN_LINE = 3;

/** A name with an optional scope and version. Paths, addresses, aliases and words for a shell are no names. */
const PACKAGE = /^(@[\w.-]+\/)?[a-z\d][\w.-]*(@[\w.^~-]+)?$/i;

/** Parse a block of which every line installs packages from the registry. Undefined for a block with anything else. */
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

/** Format a line for a package manager. More packages than fit in one line have a line each. */
export function formatInstall(line: Line, { command, flags }: Manager): string {
  if ('comment' in line) return line.comment;
  const start = [command, ...line.flags.map((flag) => flags[flag])].join(' ');
  const separator = line.packages.length > MAX_IN_LINE ? ' \\\n  ' : ' ';
  return [start, ...line.packages].join(separator);
}
