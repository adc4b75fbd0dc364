// What the fence of a code block says: lines, a title, a diagram, installs.

import convert from 'npm-to-yarn';
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

/** Tell whether a fence highlights a line of its code, counted from 1. @example isHighlightedLine('{1,3-9}', 4) === true */
export const isHighlightedLine = (fenceText: string, line: number): boolean =>
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

const MANAGERS = [
  { label: 'npm', manager: 'npm' },
  { label: 'Yarn', manager: 'yarn' },
  { label: 'pnpm', manager: 'pnpm' },
] as const;

const SHELLS = ['sh', 'bash', 'shell'];

/** A command with another flag is left as it is. */
const FLAGS = ['-D', '--save-dev', '-E', '--save-exact'];

/** Paths, addresses, aliases and shell words do not match. */
const PACKAGE = /^(@[\w.-]+\/)?[a-z\d][\w.-]*(@[\w.^~-]+)?$/i;

const MAX_IN_LINE = 3;

/** Write a block that only installs packages from the registry for each package manager; undefined for any other. */
export function readInstalls({ lang, meta, value = '' }: Pick<MarkdownNode, 'lang' | 'meta' | 'value'>) {
  if (!SHELLS.includes(lang ?? '') || meta) return undefined;
  const lines = value
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => (line.startsWith('#') ? line : formatInstall(line)));
  if (lines.includes(undefined) || lines.every((line) => line?.startsWith('#'))) return undefined;
  return MANAGERS.map(({ label, manager }) => ({ label, value: convert(lines.join('\n'), manager) }));
}

/** Format a command that installs packages, with a line for each of too many; undefined for any other. */
function formatInstall(command: string): string | undefined {
  const [npm, verb = '', ...words] = command.trim().split(/\s+/);
  const flags = words.filter((word) => word.startsWith('-'));
  const packages = words.filter((word) => !word.startsWith('-'));
  const isInstall = npm === 'npm' && ['install', 'i', 'add'].includes(verb) && packages.length > 0;
  if (!isInstall || !flags.every((flag) => FLAGS.includes(flag)) || !packages.every((name) => PACKAGE.test(name)))
    return undefined;
  const separator = packages.length > MAX_IN_LINE ? ' \\\n  ' : ' ';
  return [['npm install', ...flags].join(' '), ...packages].join(separator);
}
