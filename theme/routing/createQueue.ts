/** Create a queue that runs at most `limit` tasks at once, in order. A task must not reject. */
export function createQueue(limit: number): (task: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  function runNext(): void {
    const task = running < limit ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    task().then(() => {
      running -= 1;
      runNext();
    });
  }

  return (task) => {
    waiting.push(task);
    runNext();
  };
}
