import type { ApiExport, ApiFile } from '../../common/apiFile.ts';
import { listPackages, referenceRoute } from '../../common/reference.ts';
import type { IndexedPackage } from '../../packages/search/index.ts';
import { REFERENCE_KINDS } from '../pages/listReference.ts';

const IDENTIFIER = /^[\w$]+$/;

/** List what the search finds by name: exports, and members that have a name. A constant and a type of one name are one symbol. */
export const listSymbols = (api: ApiFile): IndexedPackage[] =>
  listPackages(api).map(({ name, exports }) => ({ name, route: referenceRoute(name), exports: listExports(exports) }));

function listExports(exports: readonly ApiExport[]): IndexedPackage['exports'] {
  const own = exports.filter(({ name, alias }) => !alias?.endsWith(`:${name}`));
  // In the order of the reference, whose first symbol of a name has its usual anchor.
  const sorted = REFERENCE_KINDS.flatMap((kind) => own.filter((one) => one.kind === kind));
  const found = new Map<string, IndexedPackage['exports'][number]>();
  for (const { name, kind, members = [] } of sorted) {
    const known = found.get(name) ?? { name, kind, members: [] };
    const names = members.flatMap((one) => (IDENTIFIER.test(one.name) && one.kind !== 'constructor' ? [one.name] : []));
    found.set(name, { ...known, members: [...new Set([...known.members, ...names])].sort() });
  }
  return [...found.values()];
}
