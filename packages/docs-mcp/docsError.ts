/** What a person or an assistant can correct: a sentence that says what failed, and one that says what to do next. */
export class DocsError extends Error {
  override readonly name = 'DocsError';

  constructor(what: string, next: string, options?: ErrorOptions) {
    super(`${what} ${next}`, options);
  }
}

/** Describe any error in sentences. */
export const describeError = (error: unknown): string =>
  error instanceof DocsError
    ? error.message
    : `The server has a fault: ${error instanceof Error ? error.message : String(error)}. Ask again; if it stays, report it with this text.`;
