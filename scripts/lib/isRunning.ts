/** Tell whether a process with this id is running. */
export function isRunning(processId: number): boolean {
  try {
    // Signal 0 only tests for a process; an id below 1 means a group.
    return processId > 0 && process.kill(processId, 0);
  } catch (error) {
    // The process belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
