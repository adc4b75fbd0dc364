/** What a key does in the list of suggestions. `below`: it leads to the links that stand under the list. */
export type ListMove = { active: number } | 'open' | 'below' | undefined;

interface List {
  active: number;
  count: number;
  /** Whether links stand under the list. */
  hasMore: boolean;
}

/** Decide what a key does. The list and the links under it are a ring; the keys that edit text stay with the field. */
export function resolveKey(key: string, { active, count, hasMore }: List): ListMove {
  if (count === 0) return undefined;
  if (key === 'ArrowDown' && hasMore && active === count - 1) return 'below';
  if (key === 'ArrowDown') return { active: (active + 1) % count };
  if (key === 'ArrowUp') return { active: active <= 0 ? count - 1 : active - 1 };
  return key === 'Enter' && active >= 0 ? 'open' : undefined;
}
