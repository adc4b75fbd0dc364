import path from 'node:path';

/** The content of a version. */
export interface ContentFolder {
  /** Absolute. */
  contentDir: string;
  /** Folder of the docs in the repository, which messages name. */
  docsDir: string;
}

/** Name a file of the content as its writer finds it. @example 'docs/api/rm.md' */
export const nameContentFile = ({ contentDir, docsDir }: ContentFolder, file: string): string =>
  path.posix.join(docsDir, path.relative(contentDir, file).split(path.sep).join('/'));

/** Describe what is wrong at a line of a page, without a stack: who mends the page is not helped by where our code is. */
export function createContentError({ filePath, line = 1 }: ContentPlace, message: string, cause?: unknown): Error {
  const error = new Error(`${filePath}:${line}: ${message}`, { cause });
  // The bundler prints the stack whole.
  error.stack = error.message;
  return error;
}

interface ContentPlace {
  /** As `nameContentFile` gives it. */
  filePath: string;
  /** Counted from 1. */
  line?: number | undefined;
}
