/** Split the id of a symbol. @example nameOf('@harbor/boats:Boat.sail').name === 'Boat.sail' */
export function nameOf(id: string): { packageName: string; name: string } {
  const end = id.indexOf(':');
  return { packageName: id.slice(0, Math.max(0, end)), name: id.slice(end + 1) };
}

/** Find the name of the type that has a member; empty for other names. @example ownerOf('Boat.[Symbol.iterator]') === 'Boat' */
export const ownerOf = (name: string): string => /^(.+)\.(?:\[.+\]|[^.\]]+)$/.exec(name)?.[1] ?? '';
