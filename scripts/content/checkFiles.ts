import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listMdxProblems } from './listMdxProblems.ts';
import { listSvgProblems } from './listSvgProblems.ts';
import type { Problem } from './readDocs.ts';

const EXTENSIONS = ['.md', '.json', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg'];
/** Files that a bundler reads as its configuration. */
const CONFIG_FILES = ['package.json', 'tsconfig.json'];
const MAX_BYTES = 5_000_000;
/** Names become addresses, and are written into code that the framework generates. */
const PLAIN_NAME = /^[\w-][\w.-]*$/;

/** Find what is not content in a docs folder: other files than text, data and images, links, and files that are too large. */
export const checkFiles = (docsDir: string): Problem[] =>
  readdirSync(docsDir, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, file }) => {
      const filePath = path.relative(docsDir, file).split(path.sep).join('/');
      return listFileProblems(entry, file).map(({ line = 1, message }) => ({ filePath, line, message }));
    });

function listFileProblems(entry: Dirent, file: string): { line?: number; message: string }[] {
  const problems = PLAIN_NAME.test(entry.name)
    ? []
    : [{ message: 'A name may contain letters, digits, "-", "_" and ".", and must not begin with a dot.' }];
  if (entry.isDirectory()) return problems;
  if (!entry.isFile()) return [...problems, { message: 'A link is not content: put the file itself here.' }];
  const extension = path.extname(entry.name);
  if (extension === '.mdx') return [...problems, ...listMdxProblems(entry.name, readFileSync(file, 'utf8'))];
  if (!EXTENSIONS.includes(extension) || CONFIG_FILES.includes(entry.name))
    return [...problems, { message: `This file is not content; files of content are ${EXTENSIONS.join(', ')}.` }];
  const { size } = statSync(file);
  if (size > MAX_BYTES)
    return [...problems, { message: `The file has ${(size / 1e6).toFixed(1)} MB; allowed are ${MAX_BYTES / 1e6} MB.` }];
  return extension === '.svg' ? [...problems, ...listSvgProblems(readFileSync(file, 'utf8'))] : problems;
}
