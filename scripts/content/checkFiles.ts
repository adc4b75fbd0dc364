import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listSvgProblems } from './listSvgProblems.ts';
import type { Problem } from './readDocs.ts';

const EXTENSIONS = ['.md', '.json', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg'];
const CONFIG_FILES = ['package.json', 'tsconfig.json'];
const MAX_BYTES = 5_000_000;
/** Names become addresses and parts of generated code. */
const PLAIN_NAME = /^[\w-][\w.-]*$/;

/** Find files other than text, data and images, links, and files that are too large. */
export const checkFiles = (docsDir: string): Problem[] =>
  readdirSync(docsDir, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, file }) => {
      const filePath = path.relative(docsDir, file).split(path.sep).join('/');
      return listFileProblems(entry, file).map(({ line = 1, message }) => ({ filePath, line, message }));
    });

function listFileProblems(entry: Dirent, file: string): { line?: number; message: string }[] {
  const problems: { line?: number; message: string }[] = PLAIN_NAME.test(entry.name)
    ? []
    : [{ message: 'A name may contain letters, digits, "-", "_" and ".", and must not begin with a dot.' }];
  if (entry.isDirectory()) return problems;
  if (!entry.isFile()) return [...problems, { message: 'A link is not content: put the file itself here.' }];
  const extension = path.extname(entry.name);
  if (!EXTENSIONS.includes(extension) || CONFIG_FILES.includes(entry.name))
    return [...problems, { message: `This file is not content; files of content are ${EXTENSIONS.join(', ')}.` }];
  const { size } = statSync(file);
  if (size > MAX_BYTES)
    return [...problems, { message: `The file has ${(size / 1e6).toFixed(1)} MB; allowed are ${MAX_BYTES / 1e6} MB.` }];
  if (extension === '.svg') problems.push(...listSvgProblems(readFileSync(file, 'utf8')));
  return problems;
}
