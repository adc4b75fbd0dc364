/** Find the tab to show: the reader's choice if the group has it, else the first. */
export function resolveTab(labels: readonly string[], chosenLabel: string | null): number {
  return Math.max(0, labels.indexOf(chosenLabel ?? ''));
}
