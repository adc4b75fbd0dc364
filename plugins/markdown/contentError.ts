/** Describe what is wrong at a line of a page, without a stack: who mends the page is not helped by where our code is. */
export function createContentError({ filePath, line = 1 }: ContentPlace, message: string, cause?: unknown): Error {
  const error = new Error(`docs/${filePath}:${line}: ${message}`, { cause });
  // The bundler prints the stack whole.
  error.stack = error.message;
  return error;
}

interface ContentPlace {
  /** Path relative to the content folder. */
  filePath: string;
  /** Counted from 1. */
  line?: number | undefined;
}
