import type { ApiFile } from '../../../common/apiFile.ts';
import { ApiIndex } from './ApiIndex.ts';
import { type ApiPart, compareSymbols } from './compareSymbols.ts';

/** The API of one version. */
export interface VersionApi {
  version: string;
  api: ApiFile;
}

export interface ApiDifference {
  version: string;
  parts: ApiPart[];
}

/** An export or a member through the versions. */
export interface SymbolHistory {
  /** `package:Name` or `package:Name.member`. */
  id: string;
  /** Absent if it is as old as the oldest version, or could have been inherited from a type outside the library. */
  since?: string;
  changedIn: ApiDifference[];
  deprecatedIn?: string | undefined;
  /** Id of what to use instead, as a deprecated name itself says. */
  renamedTo?: string | undefined;
  /** From that version on it is another name of that export. */
  aliasOf?: { version: string; id: string } | undefined;
  removedIn?: string;
}

/** Compare the API of versions, oldest first, symbol by symbol. A name that returns after it was gone begins again. */
export function compareApiFiles(versions: readonly VersionApi[]): SymbolHistory[] {
  const steps = versions.map(({ version, api }) => ({ version, index: new ApiIndex(api) }));
  const ids = [...new Set(steps.flatMap(({ index }) => index.ids))].sort();
  return ids.map((id) => followSymbol(id, steps));
}

interface Step {
  version: string;
  index: ApiIndex;
}

function followSymbol(id: string, steps: readonly Step[]): SymbolHistory {
  let history: SymbolHistory = { id, changedIn: [] };
  let last: Step | undefined;
  for (const [place, step] of steps.entries()) {
    const { version, index } = step;
    const before = steps[place - 1];
    // After a version that does not tell, nobody knows in which of the two it happened.
    const isKnown = last === before;
    if (index.find(id).length === 0) {
      if (!last || index.isOpen(id)) continue;
      if (isKnown) history.removedIn = version;
      last = undefined;
      continue;
    }
    if (!last) {
      history = { id, changedIn: [], ...(before && !before.index.isOpen(id) && { since: version }) };
    } else if (isKnown) {
      const parts = compareSymbols(id, last.index, index);
      if (parts.length > 0) history.changedIn.push({ version, parts });
    }
    history = { ...history, ...describeNames(history, step, last ?? before) };
    last = step;
  }
  return history;
}

/** Say where a name became deprecated, or the name of another export. */
function describeNames(
  { id, deprecatedIn, aliasOf }: SymbolHistory,
  { version, index }: Step,
  before: Step | undefined,
): Pick<SymbolHistory, 'deprecatedIn' | 'renamedTo' | 'aliasOf'> {
  const [deprecation, alias] = [index.deprecationOf(id), index.aliasOf(id)];
  const renamedTo = deprecation === true ? alias : deprecation;
  const isNewlyDeprecated = before && !before.index.deprecationOf(id);
  const isNewAlias = before && !before.index.aliasOf(id);
  return {
    deprecatedIn: !deprecation ? undefined : isNewlyDeprecated ? version : deprecatedIn,
    renamedTo: renamedTo?.includes(':') ? renamedTo : undefined,
    aliasOf: !alias ? undefined : isNewAlias ? { version, id: alias } : aliasOf,
  };
}
