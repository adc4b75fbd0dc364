import type { ArticleElement, ArticleNode } from './article.ts';
import { HEADING } from './article.ts';
import type { Block } from './blocks.ts';
import { buildInline } from './buildInline.ts';
import type { ChangeList, Draft } from './ChangeList.ts';
import { mergeWords } from './mergeWords.ts';
import type { Cell, Column, Inside, Move, Plan, Row, Single, Words } from './plan.ts';
import { renameIds } from './renameIds.ts';
import { summarizeBlock, summarizeWords } from './summarize.ts';
import type { ChangeKind } from './types.ts';

interface Merged {
  nodes: ArticleNode[];
  draft?: Draft | undefined;
}

type Moved = Pick<Single, 'block' | 'change'> & { move: Move };

/** Builds the merged article from its plan. */
export class ArticleMerger {
  changedWords = 0;
  readonly #changes: ChangeList;
  /** Columns and moves are changes with several places. */
  readonly #shared = new Map<Column | Move, Draft>();

  constructor(changes: ChangeList) {
    this.#changes = changes;
  }

  /** Joins neighbors with the same change. */
  mergeParts(parts: readonly Plan[], isCode = false): ArticleNode[] {
    let previous: { part: Plan; draft: Draft } | undefined;
    return parts.flatMap((part) => {
      const joined = previous && isOneChange(previous.part, part, isCode) ? previous.draft : undefined;
      const { nodes, draft } = this.#merge(part, joined);
      previous = draft && { part, draft };
      return isCode && nodes.length > 0 ? [...nodes, '\n'] : nodes;
    });
  }

  #merge(plan: Plan, joined: Draft | undefined): Merged {
    switch (plan.kind) {
      case 'kept':
        return { nodes: this.#keep(plan.block) };
      case 'words':
        return this.#mergeWords(plan, joined);
      case 'inside':
        return { nodes: [this.#mergeInside(plan)] };
      case 'single':
        return this.#mergeSingle(plan, joined);
      case 'row':
        return this.#mergeRow(plan, joined);
      case 'cell':
        return { nodes: [this.#mergeCell(plan)] };
      case 'filler':
        return { nodes: [fill(plan.column)] };
    }
  }

  #keep(block: Block): ArticleNode[] {
    this.#enterHeadings(block);
    return block.isAnonymous ? block.element.children : [block.element];
  }

  #mergeWords({ old, new: block }: Words, joined: Draft | undefined): Merged {
    this.#enterHeadings(block);
    const tokens = mergeWords(old, block);
    const changed = tokens.filter(({ change }) => change !== undefined);
    // Only the tag differs, such as the level of a heading.
    if (changed.length === 0) return { nodes: this.#keep(block) };
    this.changedWords += changed.filter(({ token }) => token.isWord).length;
    const draft = this.#open('changed', () => summarizeWords(tokens), joined);
    const element = { ...block.element, children: buildInline(tokens) };
    return { nodes: [this.#changes.mark(element, 'changed', () => draft)], draft };
  }

  #mergeInside({ block, parts }: Inside): ArticleElement {
    return { ...block.element, children: this.mergeParts(parts, block.kind === 'lines') };
  }

  #mergeSingle(single: Single, joined: Draft | undefined): Merged {
    const { block, change, move } = single;
    if (isEmpty(block) && joined === undefined) return { nodes: change === 'added' ? [block.element] : [] };
    // An added heading is the heading of its own change.
    if (change === 'added' && HEADING.test(block.element.tag)) this.#enterHeadings(block);
    const tag = block.isAnonymous ? ANONYMOUS_TAGS[move ? 'moved' : change] : block.element.tag;
    if (move === undefined || change === 'removed') return this.#markSingle(single, { ...block.element, tag }, joined);
    const draft = this.#openMove(move, block, joined);
    const [node] = move.difference ? this.#merge(move.difference, draft).nodes : [];
    const element = typeof node === 'object' ? node : block.element;
    return this.#markSingle(single, { ...element, tag }, draft);
  }

  #markSingle({ block, change, move }: Single, element: ArticleElement, joined: Draft | undefined): Merged {
    if (move) return this.#markMove({ block, change, move }, element, joined);
    this.changedWords += block.size;
    const draft = this.#open(change, () => summarizeBlock(block), joined);
    if (change === 'added') this.#enterHeadings(block);
    return { nodes: [this.#changes.mark(element, change, () => draft)], draft };
  }

  #markMove({ block, change, move }: Moved, element: ArticleElement, joined: Draft | undefined): Merged {
    const isAway = change === 'removed';
    // Removed content has a second copy of these ids.
    const shown = isAway ? renameIds(element, 'away-') : element;
    const attributes = { ...shown.attributes, 'data-moved': isAway ? 'away' : 'here' };
    const nodes = [this.#changes.mark({ ...shown, attributes }, 'moved', () => this.#shared.get(move))];
    if (isAway) return { nodes };
    const draft = this.#openMove(move, block, joined);
    this.#enterHeadings(block);
    return { nodes, draft };
  }

  #openMove(move: Move, block: Block, joined: Draft | undefined): Draft {
    const draft = this.#shared.get(move) ?? this.#open('moved', () => summarizeBlock(block), joined);
    this.#shared.set(move, draft);
    return draft;
  }

  #mergeRow({ block, cells, single }: Row, joined: Draft | undefined): Merged {
    const element = { ...block.element, children: this.mergeParts(cells) };
    return single ? this.#markSingle(single, element, joined) : { nodes: [element] };
  }

  #mergeCell({ block, column }: Cell): ArticleElement {
    this.changedWords += block.size;
    const draft = this.#shared.get(column) ?? this.#open(column.change, () => summarizeBlock(block), undefined);
    this.#shared.set(column, draft);
    return this.#changes.mark(block.element, column.change, () => draft);
  }

  #open(kind: ChangeKind, summarize: () => string, joined: Draft | undefined): Draft {
    if (joined === undefined) return this.#changes.add(kind, summarize());
    if (joined.kind !== kind && joined.kind !== 'moved') joined.kind = 'changed';
    return joined;
  }

  #enterHeadings({ element, children }: Block): void {
    if (HEADING.test(element.tag) && element.attributes.id) this.#changes.enterHeading(element.attributes.id);
    for (const child of children) this.#enterHeadings(child);
  }
}

/** Names the column, so that who hides the column in a view of one article hides the empty cell, too. */
const fill = (column: Column | undefined): ArticleElement => ({
  tag: 'td',
  attributes: column ? { 'data-filler': column.change } : {},
  children: [],
});

/** Empty lines and rules are not changes of their own. */
const isEmpty = ({ kind, tokens }: Block): boolean => kind === 'words' && tokens.length === 0;

/** For text without an element of its own. */
const ANONYMOUS_TAGS = { added: 'ins', removed: 'del', moved: 'span' } as const;

/** One change: any lines of code, and blocks that all came, went or moved. */
function isOneChange(previous: Plan, part: Plan, isCode: boolean): boolean {
  if (isCode) return true;
  const [before, single] = [singleOf(previous), singleOf(part)];
  if (!before || !single || HEADING.test(single.block.element.tag)) return false;
  return before.change === single.change && (before.move === undefined) === (single.move === undefined);
}

const singleOf = (plan: Plan): Single | undefined =>
  plan.kind === 'row' ? plan.single : plan.kind === 'single' ? plan : undefined;
