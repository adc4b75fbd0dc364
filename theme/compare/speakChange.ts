import type { ArticleElement, ChangeKind } from '../../packages/article-diff/index.ts';

/** The word is in the first cell, item or line below these elements, which hold only certain others. */
const CONTAINERS = 'table, thead, tbody, tr, ul, ol, dl, pre, figure';

export interface SpeakOptions {
  /** For screen readers, before what changed. */
  kinds: Record<ChangeKind, string>;
  /** Class that hides text only from sight. */
  hiddenClass: string | undefined;
}

/** Write the word for an element's change into it. */
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
  // Changed words need no announcement.
  return kind === 'added' || kind === 'removed' || kind === 'moved' ? kind : undefined;
}
