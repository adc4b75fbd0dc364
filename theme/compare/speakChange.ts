import type { ArticleElement } from '../articles/article.ts';
import type { ChangeKind } from './types.ts';

/** Elements that hold only certain elements: a word for screen readers stands in the first cell, item or line below them. */
const CONTAINERS = 'table, thead, tbody, tr, ul, ol, dl, pre, figure';

export interface SpeakOptions {
  /** Words for screen readers ahead of what changed. */
  kinds: Record<ChangeKind, string>;
  /** Class that hides a text from sight alone. */
  hiddenClass: string | undefined;
}

/** Write the word for what happened to an element into it, where something did. */
export function speakChange(element: Element, source: ArticleElement, { kinds, hiddenClass = '' }: SpeakOptions): void {
  const kind = kindOf(source);
  if (!kind) return;
  let target = element;
  while (target.matches(CONTAINERS) && target.firstElementChild) target = target.firstElementChild;
  const spoken = document.createElement('span');
  spoken.className = hiddenClass;
  spoken.textContent = `${kinds[kind]}: `;
  target.prepend(spoken);
}

function kindOf({ tag, attributes }: ArticleElement): ChangeKind | undefined {
  if (tag === 'ins') return 'added';
  if (tag === 'del') return 'removed';
  const kind = attributes['data-change'];
  // Words that changed speak for themselves.
  return kind === 'added' || kind === 'removed' || kind === 'moved' ? kind : undefined;
}
