import { nameOf } from '../../common/apiId.ts';
import { type Explanation, formatAnchor, type ReferenceEntry, referenceRoute } from '../../common/reference.ts';
import type { SymbolHint } from '../../common/sampleSymbols.ts';
import type { ReferencePage } from './referencePages.ts';

/** A symbol that samples link to. */
export interface LinkedSymbol {
  name: string;
  /** Route and anchor of the page that explains it, or of the reference. */
  href: string;
  hint: SymbolHint;
}

/** List the symbols of the reference by id. A symbol leads to the first place about it. */
export function listLinkedSymbols(
  pages: readonly Pick<ReferencePage, 'packageName' | 'groups'>[],
  places: ReadonlyMap<string, Explanation>,
): Map<string, LinkedSymbol> {
  const found = new Map<string, LinkedSymbol>();
  const add = (id: string, { anchor, code, note }: ReferenceEntry, summary?: string) => {
    const { packageName, name } = nameOf(id);
    // A constant and a type may share an id.
    if (found.has(id)) return;
    const place = places.get(name);
    const href = place?.href ?? `${referenceRoute(packageName)}#${anchor ?? formatAnchor(name)}`;
    const hint = { code, ...(summary && { summary }), ...(note && { note }), ...(place && { page: place.title }) };
    found.set(id, { name, href, hint });
  };
  for (const { packageName, groups } of pages)
    for (const symbol of [...groups.values()].flat()) {
      const id = `${packageName}:${symbol.name}`;
      add(id, symbol, symbol.summary);
      for (const member of symbol.members ?? []) add(`${id}.${member.name}`, member);
    }
  return found;
}
