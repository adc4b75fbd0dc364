/** Parts of a document that words are looked for in, and that a query can name. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type FieldName = (typeof FIELDS)[number];
