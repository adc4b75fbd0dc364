/** Find the tab to show: the one that the reader chose if the group has it, else the first. */
export function resolveTab(labels: readonly string[], chosenLabel: string | null): number {
  return Math.max(0, labels.indexOf(chosenLabel ?? ''));
}

/** Find the tab that a key moves to; undefined for any other key. The arrow keys wrap around at the ends. */
export function resolveKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: (index - 1 + count) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
