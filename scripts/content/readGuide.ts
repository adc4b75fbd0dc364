import { type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { findStepKind, isNoConcern } from '../../common/upgrades.ts';
import { lineOf } from './readDocs.ts';

/** The names that stand as code in a step. */
export interface Step {
  names: ReadonlySet<string>;
  patterns: string[];
}

/** A line below "Not your concern". */
export interface OtherBreaks {
  filePath: string;
  line: number;
  patterns: string[];
  hasReason: boolean;
}

/** Read the names in an upgrade guide. */
export function readGuide({ filePath, source, tree, model }: Page): { steps: Step[]; others: OtherBreaks[] } {
  const nodes = listNodes(tree);
  const steps: Step[] = [];
  const others: OtherBreaks[] = [];
  let above = '';
  for (const { depth, text, start } of model.headings) {
    if (depth === 2) above = text;
    const isStep = depth === 3 && findStepKind(above);
    if (!isStep && !(depth === 2 && isNoConcern(text))) continue;
    const end = model.headings.find((one) => one.start > start && one.depth <= depth)?.start ?? source.length;
    const inside = nodes.filter(({ position }) => isBetween(position?.start.offset ?? 0, start, end));
    if (isStep) steps.push(readStep(inside, source.slice(start, end)));
    else others.push(...inside.filter(({ type }) => type === 'listItem').map((item) => readOthers(item, filePath)));
  }
  return { steps, others };
}

const isBetween = (offset: number, start: number, end: number): boolean => offset >= start && offset < end;

const listNodes = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(listNodes)];

const IDENTIFIER = /[\w$]+/g;
const PATTERN = /^[A-Za-z][\w$.]{2,}\*[\w$.*]*$/;

function readStep(nodes: readonly MarkdownNode[], text: string): Step {
  const inline = nodes.filter(({ type }) => type === 'inlineCode').map(({ value = '' }) => value);
  const codes = [...inline, ...nodes.filter(({ type }) => type === 'code').map(({ value = '' }) => value)];
  const names = new Set(codes.flatMap((code) => code.match(IDENTIFIER) ?? []));
  if (/\bnew [\w.]+|\bconstructors?\b/.test(text)) names.add('constructor');
  return { names, patterns: inline.filter((code) => PATTERN.test(code)) };
}

function readOthers(item: MarkdownNode, filePath: string): OtherBreaks {
  const words = item.children?.[0]?.children ?? [];
  const end = words.findIndex(({ type, value = '' }) => type === 'text' && value.includes(':'));
  const reason = words
    .slice(Math.max(0, end))
    .map(wordsOf)
    .join('')
    .replace(/^[^:]*:?/, '');
  return {
    filePath,
    line: lineOf(item as Parameters<typeof lineOf>[0]),
    patterns: words
      .slice(0, Math.max(0, end))
      .flatMap(({ type, value = '' }) => (type === 'inlineCode' ? [value] : [])),
    hasReason: reason.trim() !== '',
  };
}

/** A member is named beside its owner, or by a name with `*`. Words name constructors. */
export function isNamedBy(name: string, step: Step): boolean {
  const { names, patterns } = step;
  if (patterns.some(matches(name)) || (name.match(IDENTIFIER) ?? []).every((part) => names.has(part))) return true;
  const owner = name.replace(/\.constructor$/, '');
  return owner !== name && names.has('constructor') && isNamedBy(owner, step);
}

/** `*` stands for any text without a dot. */
export const matches =
  (name: string) =>
  (pattern: string): boolean =>
    new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[^.]*')}$`).test(name);
