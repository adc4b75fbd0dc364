import { createHash } from 'node:crypto';

// Enough for some hundred pages, and a page's name is the same in nearly every version.
const PAGE_NAME_LENGTH = 2;
const SHARED_NAME_LENGTH = 3;

interface NamedChunk {
  name?: string | undefined;
}

/**
 * Name each page's chunk by the shortest unique start of its route's digest: the first script lists all names. Theme components
 * (`themeRoutes`) get names independent of pages, as the theme's script contains them.
 */
export function namePageChunks(routes: readonly string[], themeRoutes: readonly string[]): Map<string, string> {
  const names = new Map(themeRoutes.map((route) => [route, `_${route}`]));
  const used = new Set<string>();
  for (const route of routes.filter((other) => !names.has(other)).sort()) {
    const letters = digestLetters(route);
    let length = PAGE_NAME_LENGTH;
    while (used.has(letters.slice(0, length))) length += 1;
    names.set(route, letters.slice(0, length));
    used.add(letters.slice(0, length));
  }
  return names;
}

/** Name a shared chunk by its users' names. @example '$kQx' */
export function nameSharedChunk(_module: unknown, chunks: readonly NamedChunk[], group: string): string {
  const names = chunks.map(({ name = '' }) => name).sort();
  return `$${digestLetters([group, ...names].join()).slice(0, SHARED_NAME_LENGTH)}`;
}

/** Format a digest in letters, which need no quotes as property names. */
const digestLetters = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('base64')
    .replaceAll(/[^A-Za-z]/g, '');
