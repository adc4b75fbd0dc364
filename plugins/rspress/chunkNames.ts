import { createHash } from 'node:crypto';

// Two letters are enough for some hundred pages: a page then has the same name in nearly every version.
const PAGE_NAME_LENGTH = 2;
const SHARED_NAME_LENGTH = 3;

/** The parts of a chunk that decide how code that it shares with others is named. */
interface NamedChunk {
  name?: string | undefined;
}

/**
 * Name each page's own chunk, by its route: the start of the route's digest that no other page has. The names are short
 * because the first script lists all of them. A page that is a component of the theme (its route is in `themeRoutes`) has
 * a name that no other page can change, because the theme's script depends on it.
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

/** Name a chunk with what some chunks have in common, by their names alone. @example '$kQx' */
export function nameSharedChunk(_module: unknown, chunks: readonly NamedChunk[], group: string): string {
  const names = chunks.map(({ name = '' }) => name).sort();
  return `$${digestLetters([group, ...names].join()).slice(0, SHARED_NAME_LENGTH)}`;
}

/** Digest of a text in letters: as names of properties they need no quotes. */
const digestLetters = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('base64')
    .replaceAll(/[^A-Za-z]/g, '');
