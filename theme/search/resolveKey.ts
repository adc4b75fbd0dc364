/** What a key does in the list of suggestions. */
export type ListMove = { active: number } | 'open' | undefined;

/** Decide what a key does. The list is a ring; the keys that edit text stay with the field. */
export function resolveKey(key: string, { active, count }: { active: number; count: number }): ListMove {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return { active: (active + 1) % count };
  if (key === 'ArrowUp') return { active: active <= 0 ? count - 1 : active - 1 };
  return key === 'Enter' && active >= 0 ? 'open' : undefined;
}
