import type { DocsPage, Problem } from '../../content/readDocs.ts';

/** Find images without a text alternative. */
export const checkImages = ({ filePath, model }: DocsPage): Problem[] =>
  model.targets
    .filter(({ kind, alt }) => kind === 'image' && !alt?.trim())
    .map(({ url, line }) => ({ filePath, line, message: `The image ${url} has no text alternative.` }));
