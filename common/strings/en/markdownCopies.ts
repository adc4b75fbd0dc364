// English words of Markdown copies, and of their lists for language models.

import { otherPages } from './parts.ts';

export const markdownCopies = {
  source: (product: string, version: string) => `${product}, version ${version}:`,
  intro: (version: string, allPages: string) =>
    `These pages describe version ${version} only. In one file, without the reference: <${allPages}>.`,
  otherPages,
};
