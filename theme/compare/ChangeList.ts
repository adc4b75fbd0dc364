import type { ArticleElement } from '../articles/article.ts';
import type { Change, ChangeKind } from './types.ts';

/** A change whose id is not known yet. */
export type Draft = Omit<Change, 'id'>;

/** Collects changes in the order of the article, and numbers them at the end. */
export class ChangeList {
  readonly #drafts: Draft[] = [];
  readonly #marks: { element: ArticleElement; draft: () => Draft | undefined }[] = [];
  #headingId: string | undefined;

  /** Remember the heading that the next changes stand below. */
  enterHeading(id: string): void {
    this.#headingId = id;
  }

  /** Add a change. */
  add(kind: ChangeKind, summary: string): Draft {
    const draft: Draft = { kind, summary, headingId: this.#headingId };
    this.#drafts.push(draft);
    return draft;
  }

  /** Mark an element as part of a change, which may be added later. */
  mark(element: ArticleElement, kind: ChangeKind, draft: () => Draft | undefined): ArticleElement {
    const marked = { ...element, attributes: { ...element.attributes, 'data-change': kind } };
    this.#marks.push({ element: marked, draft });
    return marked;
  }

  /** Write the ids of the changes on their elements, and return the changes. */
  finish(): Change[] {
    const ids = new Map(this.#drafts.map((draft, index) => [draft, String(index + 1)]));
    for (const { element, draft } of this.#marks) {
      const change = draft();
      const id = change && ids.get(change);
      if (id) element.attributes['data-change-id'] = id;
    }
    return this.#drafts.map((draft) => ({ id: ids.get(draft) ?? '', ...draft }));
  }
}
