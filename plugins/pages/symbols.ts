import { nameOf } from '../../common/apiId.ts';
import { formatAnchor, type ReferenceEntry, referenceRoute } from '../../common/reference.ts';
import type { SymbolHint } from '../../common/sampleSymbols.ts';
import type { ReferenceInputs } from './listReference.ts';
import type { ReferencePage } from './referencePages.ts';

/** A symbol that samples link to. */
export interface LinkedSymbol {
  name: string;
  /** Route and anchor of the page that explains it, or of the reference. */
  href: string;
  hint: SymbolHint;
}

/** List the symbols of the reference by id. */
export function listLinkedSymbols(
  pages: readonly Pick<ReferencePage, 'packageName' | 'groups'>[],
  explanations: ReferenceInputs['explanations'],
): Map<string, LinkedSymbol> {
  const found = new Map<string, LinkedSymbol>();
  const add = (id: string, { anchor, code, note }: ReferenceEntry, summary?: string) => {
    const { packageName, name } = nameOf(id);
    // A constant and a type may share an id.
    if (found.has(id)) return;
    const [page] = explanations.get(name) ?? [];
    const href = page?.href ?? `${referenceRoute(packageName)}#${anchor ?? formatAnchor(name)}`;
    const hint = { code, ...(summary && { summary }), ...(note && { note }), ...(page && { page: page.title }) };
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
