import { existsSync, readFileSync } from 'node:fs';

/** Folder in the docs with a file of Markdown for each fact. */
export const FACTS_DIR = '_facts';

/** The comment in whose place a fact is put; the group is its name. */
export const FACT = /<!--[ \t]*fact:[ \t]*([a-z][a-z0-9-]*)[ \t]*-->/g;

/** Put facts in the place of the comments that name them, each as one line: lines stay those of the file. Missing ones keep theirs. */
export const insertFacts = (source: string, docsDir: string): string =>
  source.replace(FACT, (comment, name: string) => {
    const file = `${docsDir}/${FACTS_DIR}/${name}.md`;
    return existsSync(file) ? formatFact(readFileSync(file, 'utf8')) : comment;
  });

const formatFact = (source: string): string =>
  source
    .replace(/<!--[\s\S]*?-->/g, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
