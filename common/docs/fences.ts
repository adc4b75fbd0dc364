// What the fence of a code block says: lines, a title, a diagram, installs.

import type { MarkdownNode } from './markdownNode.ts';

/** Braces of the fence itself: those in its title are text. */
const LINE_LIST = /(?:^|\s)\{([\d,\s-]+)\}(?=\s|$)/;
const QUOTED = /"[^"]*"|'[^']*'/g;

const parseRanges = (fenceText: string): [first: number, last: number][] => {
  const [, list = ''] = LINE_LIST.exec(fenceText.replace(QUOTED, '""')) ?? [];
  return list
    .split(',')
    .filter((range) => range.trim() !== '')
    .map((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return [first, last];
    });
};

/** Tell whether a fence marks a line of its code, counted from 1. @example isMarkedLine('{1,3-9}', 4) === true */
export const isMarkedLine = (fenceText: string, line: number): boolean =>
  parseRanges(fenceText).some(([first, last]) => first <= line && line <= last);

/** Find the first range of lines of a fence that its code does not have. @example findMissingLines('{1,3-9}', 4) === '3-9' */
export function findMissingLines(fenceText: string, count: number): string | undefined {
  const missing = parseRanges(fenceText).find(([first, last]) => !(first >= 1 && first <= last && last <= count));
  return missing && [...new Set(missing)].join('-');
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** Read a fence's title: `title="read.ts"`. */
export const readFenceTitle = (meta: string): string | undefined => TITLE.exec(meta)?.slice(1).find(Boolean);

const SHOWN_TITLES = ['Output', 'Packets'];

/** Read what a block shows of a sample: `Output` or `Packets`. */
export function readShownTitle({ meta }: { meta: string }): string | undefined {
  const title = readFenceTitle(meta) ?? '';
  return SHOWN_TITLES.includes(title) ? title : undefined;
}

const DIAGRAM_LANGUAGE = 'mermaid';

/** Tell whether a node of a Markdown tree is a diagram. */
export const isDiagram = (node: { type: string; lang?: string | null | undefined }): boolean =>
  node.type === 'code' && node.lang === DIAGRAM_LANGUAGE;

export interface Diagram {
  caption: string;
  /** Text alternative. */
  description: string;
  source: string;
}

const DESCRIPTION = /^[ \t]*accDescr[ \t]*:(.*)$/m;

/**
 * Read a diagram from its fence: the caption follows the language, the description has its own line.
 * @example readDiagram('title="How a stream opens."', 'sequenceDiagram\naccDescr: The host sends OPEN.\nA->>B: OPEN')
 */
export function readDiagram(fenceText: string, value: string): Diagram {
  return {
    caption: readFenceTitle(fenceText)?.trim() ?? '',
    description: DESCRIPTION.exec(value)?.[1]?.trim() ?? '',
    source: value.replace(DESCRIPTION, '').trim(),
  };
}

/** List what a diagram lacks. */
export function listDiagramProblems({ caption, description, source }: Diagram): string[] {
  return [
    ...(caption === '' ? ['The diagram has no caption: write title="…" after the language.'] : []),
    ...(description === '' ? ['The diagram has no text alternative: write a line "accDescr: …" in it.'] : []),
    ...(source === '' ? ['The diagram is empty.'] : []),
  ];
}

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
export const readInstalls = ({ lang, meta, value = '' }: Pick<MarkdownNode, 'lang' | 'meta' | 'value'>) =>
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
