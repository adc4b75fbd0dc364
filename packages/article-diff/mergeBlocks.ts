import { type ArticleElement, type ArticleNode, HEADING } from './article.ts';
import type { Block } from './blocks.ts';
import { buildInline } from './buildInline.ts';
import { type MergedToken, mergeWords } from './mergeWords.ts';
import { type Pair, pairBlocks } from './pairBlocks.ts';
import type { Token } from './tokens.ts';

export type ChangeKind = 'added' | 'removed' | 'changed';

/** One change, as a list of changes names it. */
export interface Change {
  /** Value of `data-change-id` on each element of the change. */
  id: string;
  kind: ChangeKind;
  /** The first words of what changed; empty where it has none, as a drawing. */
  summary: string;
}

interface Merged {
  nodes: ArticleNode[];
  change?: Change;
}

/** For text without an element of its own. */
const ANONYMOUS_TAGS = { added: 'ins', removed: 'del' } as const;

export interface MergeOptions {
  /** Whether a line of code with other words is removed and added, instead of its words. */
  hasWholeLines?: boolean;
}

/** Merges the blocks of two articles, and lists what changed. */
export class BlockMerger {
  readonly changes: Change[] = [];
  readonly #hasWholeLines: boolean;

  constructor({ hasWholeLines = false }: MergeOptions) {
    this.#hasWholeLines = hasWholeLines;
  }

  /** Joins neighbors with the same change. */
  mergeChildren(old: Block, block: Block): ArticleNode[] {
    const isCode = block.kind === 'lines';
    let previous: { pair: Pair; change: Change } | undefined;
    const options = { isExact: isCode && this.#hasWholeLines };
    return pairBlocks(old.children, block.children, options).flatMap((pair) => {
      const isSame = previous !== undefined && (isCode || areOneChange(previous.pair, pair));
      const { nodes, change } = this.#mergePair(pair, isSame ? previous?.change : undefined);
      previous = change && { pair, change };
      return isCode && nodes.length > 0 ? [...nodes, '\n'] : nodes;
    });
  }

  #mergePair({ old, new: block }: Pair, joined: Change | undefined): Merged {
    if (old && block) {
      if (old.digest === block.digest) return { nodes: keep(block) };
      if (old.kind === 'words' && block.kind === 'words') return this.#mergeWords(old, block, joined);
      return { nodes: [{ ...block.element, children: this.mergeChildren(old, block) }] };
    }
    if (block) return this.#mergeSingle('added', block, joined);
    return old ? this.#mergeSingle('removed', old, joined) : { nodes: [] };
  }

  #mergeWords(old: Block, block: Block, joined: Change | undefined): Merged {
    const tokens = mergeWords(old, block);
    // Only the tag differs, such as the level of a heading.
    if (tokens.every(({ change }) => change === undefined)) return { nodes: keep(block) };
    const change = joined ?? this.#add('changed', summarizeWords(tokens));
    return mark({ ...block.element, children: buildInline(tokens) }, 'changed', change);
  }

  #mergeSingle(kind: 'added' | 'removed', block: Block, joined: Change | undefined): Merged {
    // Empty lines and rules are not changes of their own.
    if (block.kind === 'words' && block.tokens.length === 0 && !joined)
      return { nodes: kind === 'added' ? [block.element] : [] };
    const tag = block.isAnonymous ? ANONYMOUS_TAGS[kind] : block.element.tag;
    const change = joined ?? this.#add(kind, shorten(listTexts(block).join('')));
    return mark({ ...block.element, tag }, kind, change);
  }

  #add(kind: ChangeKind, summary: string): Change {
    const change = { id: String(this.changes.length + 1), kind, summary };
    this.changes.push(change);
    return change;
  }
}

const keep = ({ isAnonymous, element }: Block): ArticleNode[] => (isAnonymous ? element.children : [element]);

/** Blocks that all came or went, up to a heading. */
function areOneChange(previous: Pair, { old, new: block }: Pair): boolean {
  const [before, single] = [previous.old ?? previous.new, old ?? block];
  const areSingle = (previous.old === undefined) !== (previous.new === undefined) && (!old || !block);
  const isHeading = HEADING.test(single?.element.tag ?? '');
  return areSingle && before !== undefined && !isHeading && (previous.old === undefined) === (old === undefined);
}

function mark(element: ArticleElement, kind: ChangeKind, change: Change): Merged {
  if (change.kind !== kind) change.kind = 'changed';
  const marks = { 'data-change': kind, 'data-change-id': change.id };
  return { nodes: [{ ...element, attributes: { ...element.attributes, ...marks } }], change };
}

const MAX_SUMMARY = 80;

/** List the first changed words, old ones first. */
function summarizeWords(tokens: readonly MergedToken[]): string {
  const first = tokens.findIndex(({ token, change }) => token.isWord && change !== undefined);
  const start = tokens.slice(0, Math.max(first, 0)).findLastIndex(({ change }) => change === undefined) + 1;
  const length = tokens.slice(start).findIndex(({ change }) => change === undefined);
  const changed = tokens.slice(start, length === -1 ? undefined : start + length);
  const read = (kind: MergedToken['change']) =>
    shorten(changed.map(({ token, change }) => (change === kind ? textOf(token) : '')).join(''));
  return [read('removed'), read('added')].filter((text) => text !== '').join(' → ');
}

/** Until the summary is full. */
function listTexts({ kind, tokens, children }: Block): string[] {
  if (kind === 'words') return tokens.map(textOf);
  const texts: string[] = [];
  for (const child of children) if (texts.length <= MAX_SUMMARY) texts.push(' ', ...listTexts(child));
  return texts;
}

const textOf = ({ content }: Token): string => (typeof content === 'string' ? content : (content.attributes.alt ?? ''));

function shorten(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  if (folded.length <= MAX_SUMMARY) return folded;
  const cut = folded.slice(0, MAX_SUMMARY);
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : undefined)}…`;
}
