/** Parts of a document that a query can name. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type FieldName = (typeof FIELDS)[number];
