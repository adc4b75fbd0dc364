import path from 'node:path';

export interface ContentFolder {
  /** Absolute. */
  contentDir: string;
  docsDir: string;
}

/** Format a content file's path. @example 'docs/api/rm.md' */
export const nameContentFile = ({ contentDir, docsDir }: ContentFolder, file: string): string =>
  path.posix.join(docsDir, path.relative(contentDir, file).split(path.sep).join('/'));

/** Create an error for a line of a page, without a stack. */
export function createContentError({ filePath, line = 1 }: ContentPlace, message: string, cause?: unknown): Error {
  const error = new Error(`${filePath}:${line}: ${message}`, { cause });
  // The bundler prints the whole stack.
  error.stack = error.message;
  return error;
}

interface ContentPlace {
  filePath: string;
  /** Counted from 1. */
  line?: number | undefined;
}
