/** Say which tab shows: the one that the reader chose, where the group has it; else the first. */
export function resolveTab(labels: readonly string[], chosenLabel: string | null): number {
  return Math.max(0, labels.indexOf(chosenLabel ?? ''));
}

/** Say where a key leads among tabs; undefined for a key that moves nothing. At an end it goes on from the other. */
export function resolveKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: (index - 1 + count) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
