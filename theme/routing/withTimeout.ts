/** Wait for a promise, but no longer than a time; then reject with the error that `createError` makes. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, createError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
