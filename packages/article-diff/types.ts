import type { ArticleElement } from './article.ts';

/** The article of a page in one version: what a reader can read of it. */
export interface ArticleVersion {
  article: ArticleElement;
  /** Empty where both articles are of one version. */
  versionName: string;
  /** Base path of the version's pages, with a slash at each end. */
  basePath: string;
}

export type ChangeKind = 'added' | 'removed' | 'moved' | 'changed';

/** One change, as a list of changes names it. */
export interface Change {
  /** Value of `data-change-id` on each element of the change. */
  id: string;
  kind: ChangeKind;
  /** The first words of what changed; empty where it has none, as a drawing. */
  summary: string;
  /** Id of the nearest heading above the change; undefined above the first one. */
  headingId: string | undefined;
}

/** Two articles as one. */
export interface Comparison {
  /**
   * The article of the later version, with what was added and removed in place. Words are in `ins` and `del`. Blocks carry
   * `data-change` with the kind and `data-change-id`. A moved block is at both places: `data-moved` is `away` at the old
   * one and `here` at the new one.
   */
  article: ArticleElement;
  /** In the order of the article. */
  changes: Change[];
  /** Share of the words of both articles that were added or removed, from 0 to 1. Moved words count as kept. */
  changedShare: number;
}

/** Round the share of changed words to a percentage: 0 only where nothing changed. */
export const changedPercent = ({ changes, changedShare }: Pick<Comparison, 'changes' | 'changedShare'>): number =>
  changes.length === 0 ? 0 : Math.max(1, Math.round(100 * changedShare));
