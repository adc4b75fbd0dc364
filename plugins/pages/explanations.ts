import { type ApiExport, type ApiFile, ownerOf } from '../../common/apiFile.ts';
import { listDocumentedNames } from '../../common/docs/listDeclaredNames.ts';
import type { Explanation } from '../../common/reference.ts';
import { indexNames } from './apiLines.ts';
import type { WrittenPage } from './content.ts';

/** A place on a page, and the names that it is about. */
interface ExplainingPlace {
  names: readonly string[];
  explanation: Explanation;
}

/** List the places that have names of the API in a signature or as a heading, those about fewer names first. */
export function listPlaces(pages: readonly WrittenPage[], api: ApiFile): ExplainingPlace[] {
  const apiNames = indexNames(api);
  const findDeclared = createFindDeclared(api);
  const places = pages.flatMap(({ route, title, model }) => {
    const named = model.headings.flatMap(({ depth, id, text }) => {
      const name = text.replace(/\(\)$/, '');
      return apiNames.has(name) ? [{ anchor: depth === 1 ? '' : id, names: [name] }] : [];
    });
    return [...named, ...listDocumentedNames(model.blocks)].map(({ anchor, names }) => ({
      names,
      explanation: { title, href: route + (anchor && `#${anchor}`) },
    }));
  });
  return places
    .sort((a, b) => a.names.length - b.names.length)
    .map((place) => ({ ...place, names: [...new Set(place.names.flatMap((name) => [name, ...findDeclared(name)]))] }));
}

/** Create a function that finds what declares a member which a type has from another one. */
function createFindDeclared({ packages }: ApiFile): (name: string) => string[] {
  const exports = packages.flatMap((one) =>
    one.exports.map((symbol) => ({ id: `${one.name}:${symbol.name}`, symbol })),
  );
  const find = (owner: ApiExport, member: string): string[] => {
    if (owner.members?.some(({ name }) => name === member)) return [`${owner.name}.${member}`];
    const bases = owner.extends?.map((text) => owner.refs?.[/^[\w$.]+/.exec(text)?.[0] ?? '']) ?? [];
    return exports.filter(({ id }) => bases.includes(id)).flatMap(({ symbol }) => find(symbol, member));
  };
  return (name) => {
    const end = name.lastIndexOf('.');
    const owners = exports.filter(({ symbol }) => end > 0 && symbol.name === name.slice(0, end));
    return owners.flatMap(({ symbol }) => find(symbol, name.slice(end + 1)));
  };
}

/** List the pages about each name. */
export function listExplanations(places: readonly ExplainingPlace[]): Map<string, Explanation[]> {
  const found = new Map<string, Explanation[]>();
  for (const { names, explanation } of places)
    for (const name of names) {
      // A page about a method explains its class, too.
      const owner = ownerOf(name);
      for (const one of owner && !names.includes(owner) ? [name, owner] : [name]) {
        const known = found.get(one) ?? [];
        if (!known.some(({ title }) => title === explanation.title)) found.set(one, [...known, explanation]);
      }
    }
  return found;
}

/** List the first place about each name. A page about one method is no place for its class. */
export const listFirstPlaces = (places: readonly ExplainingPlace[]): Map<string, Explanation> =>
  new Map([...places].reverse().flatMap(({ names, explanation }) => names.map((name) => [name, explanation])));
