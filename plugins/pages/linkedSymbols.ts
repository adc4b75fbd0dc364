import { type Explanation, formatAnchor, type ReferenceEntry, referenceRoute } from '../../common/reference.ts';
import type { SymbolHint } from '../../common/samples.ts';
import { breakObjects } from './formatReferenceHtml.ts';
import type { ReferencePage } from './referencePages.ts';

interface Context {
  /** The first place about each name. */
  places: ReadonlyMap<string, Explanation>;
  /** Describe what happened to a symbol. The reference says less of a member, because its type is above. */
  formatNote: (id: string) => string | undefined;
}

/** List the symbols of the reference by id. */
export function listLinkedSymbols(
  pages: readonly Pick<ReferencePage, 'packageName' | 'groups'>[],
  { places, formatNote }: Context,
): Map<string, SymbolHint> {
  const found = new Map<string, SymbolHint>();
  for (const { packageName, groups } of pages) {
    const add = (path: string, label: string, { anchor, code, summary }: ReferenceEntry & { summary?: string }) => {
      const id = `${packageName}:${path}`;
      // A constant and a type may share an id.
      if (found.has(id)) return;
      const place = places.get(path);
      const note = formatNote(id);
      found.set(id, {
        name: label,
        href: place?.href ?? `${referenceRoute(packageName)}#${anchor ?? formatAnchor(path)}`,
        code: breakObjects(code),
        ...(summary && { summary }),
        ...(note && { note }),
        ...(place && { page: place.title }),
      });
    };
    for (const symbol of [...groups.values()].flat()) {
      const { name, typeName = name, members = [] } = symbol;
      add(name, typeName, symbol);
      for (const member of members) add(`${name}.${member.name}`, `${typeName}.${member.name}`, member);
    }
  }
  return found;
}
