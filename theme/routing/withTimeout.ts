/** Reject with the error of `createError` after a timeout. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, createError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
