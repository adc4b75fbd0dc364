import { type ApiExport, type ApiFile, listIds, nameOf, ownerOf } from '../../common/apiFile.ts';
import { listDocumentedNames } from '../../common/docs/listDeclaredNames.ts';
import type { Explanation } from '../../common/reference.ts';
import type { WrittenPage } from './content.ts';

/** A place on a page, and the names that it is about. */
export interface ExplainingPlace {
  names: ReadonlySet<string>;
  /** With those of the types that have the members. */
  namesWithOwners: ReadonlySet<string>;
  explanation: Explanation;
}

/** List the places that have names of the API in a signature or as a heading, those about fewer names first. */
export function listPlaces(pages: readonly WrittenPage[], api: ApiFile): ExplainingPlace[] {
  const apiNames = new Set(listIds(api).map((id) => nameOf(id).name));
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
    .map(({ names, explanation }) => {
      const all = names.flatMap((name) => [name, ...findDeclared(name)]);
      return { names: new Set(all), namesWithOwners: new Set([...all, ...all.map(ownerOf)]), explanation };
    });
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
    const ownerName = ownerOf(name);
    const owners = exports.filter(({ symbol }) => symbol.name === ownerName);
    return owners.flatMap(({ symbol }) => find(symbol, name.slice(ownerName.length + 1)));
  };
}

/** List the pages about a name. One about a method explains its class, too. */
export function listExplanations(places: readonly ExplainingPlace[], name: string): Explanation[] {
  const all = places.filter(({ namesWithOwners }) => namesWithOwners.has(name)).map(({ explanation }) => explanation);
  return all.filter(({ title }, index) => all.findIndex((one) => one.title === title) === index);
}

/** Find the first place about a name. A page about one method is no place for its class. */
export const findPlace = (places: readonly ExplainingPlace[], name: string): Explanation | undefined =>
  places.find(({ names }) => names.has(name))?.explanation;
