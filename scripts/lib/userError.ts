/** An expected failure, printed without a stack; exit code 1. */
export class UserError extends Error {
  override readonly name = 'UserError';
  /** The next step: one sentence or a command. */
  readonly hint: string;

  constructor(message: string, options: { hint: string; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.hint = options.hint;
  }
}

/** Read something that a user wrote. Throws a UserError with the hint in place of any Error. */
export function withHint<Value>(hint: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new UserError(cause instanceof Error ? cause.message : String(cause), { hint, cause });
  }
}
