// English words of Markdown copies, and of their lists for language models.

import { otherPages } from './parts.ts';

export const markdownCopies = {
  source: (product: string, version: string) => `${product}, version ${version}:`,
  intro: (version: string, allPages: string) =>
    `These pages describe version ${version} only. In one file, without the reference: <${allPages}>.`,
  otherPages,
  versions: 'Versions',
  agents: {
    packages: (release: string, names: readonly string[]) => `Packages of release ${release}: ${names.join(', ')}.`,
    rules: 'Rules',
    pages: 'Where to read',
    addresses: (home: string, file: string, list: string) =>
      `Read before you write code: names differ between versions. A page such as \`/a/\` is Markdown at \`${home}a/${file}\`. All pages: <${home}${list}>.`,
  },
};
