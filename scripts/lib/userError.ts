import path from 'node:path';

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

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on its disk',
  EDQUOT: 'your share of its disk is used up',
  EROFS: 'its disk is read-only',
  EACCES: 'you lack the permission',
  EPERM: 'you lack the permission',
};

/** Return a UserError for what the file system refuses, which no change of the content mends; other errors as they are. */
export function explainSystemError(error: unknown, workDir: string): unknown {
  if (!(error instanceof Error)) return error;
  // A build prints what the system said to its process.
  const printed = 'output' in error ? /ENOSPC|EDQUOT|EROFS/.exec(String(error.output))?.[0] : undefined;
  const code = 'code' in error ? String(error.code) : (printed ?? '');
  const reason = REASONS[code];
  if (reason === undefined) return error;
  // A write into an open file does not say which.
  const dir = 'path' in error ? path.dirname(String(error.path)) : workDir;
  return new UserError(`Cannot use the folder ${dir}: ${reason} (${code}).`, {
    hint: 'Make room there, or allow it, and run the command again: nothing half-written is used.',
    cause: error,
  });
}

/** Read something that a user wrote. Throws a UserError with the hint in place of any Error. */
export function withHint<Value>(hint: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    throw new UserError(cause instanceof Error ? cause.message : String(cause), { hint, cause });
  }
}
