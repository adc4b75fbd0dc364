import type { ArticleElement } from './article.ts';
import type { Change, ChangeKind } from './types.ts';

export type Draft = Omit<Change, 'id'>;

/** Numbers the changes at the end. */
export class ChangeList {
  readonly #drafts: Draft[] = [];
  readonly #marks: { element: ArticleElement; draft: () => Draft | undefined }[] = [];
  #headingId: string | undefined;

  enterHeading(id: string): void {
    this.#headingId = id;
  }

  add(kind: ChangeKind, summary: string): Draft {
    const draft: Draft = { kind, summary, headingId: this.#headingId };
    this.#drafts.push(draft);
    return draft;
  }

  /** The draft may come later. */
  mark(element: ArticleElement, kind: ChangeKind, draft: () => Draft | undefined): ArticleElement {
    const marked = { ...element, attributes: { ...element.attributes, 'data-change': kind } };
    this.#marks.push({ element: marked, draft });
    return marked;
  }

  /** Write the ids of the changes on their elements. */
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
