/** Parts of a document that a query can name. */
export const NAMED_FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;
/** All parts that ordinary words are looked for in. `links` is what other pages say about a document. */
export const FIELDS = [...NAMED_FIELDS, 'links'] as const;
export type FieldName = (typeof FIELDS)[number];
