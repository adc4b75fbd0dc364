import type { ApiFact, ApiFacts, ApiFile } from '../../common/apiFile.ts';

/** Ids by the names that pages write, such as `Boat.sail`. */
export type ApiNames = ReadonlyMap<string, readonly string[]>;

/** List the ids of all exports and their members by name. What is another name for an export of the same name is left out. */
export function indexNames({ packages }: ApiFile): ApiNames {
  const names = new Map<string, string[]>();
  const add = (name: string, id: string) =>
    names.set(name, [...(names.get(name) ?? []).filter((one) => one !== id), id]);
  for (const { name: packageName, exports } of packages)
    for (const { name, alias, members = [] } of exports) {
      if (alias?.endsWith(`:${name}`)) continue;
      add(name, `${packageName}:${name}`);
      for (const member of members) add(`${name}.${member.name}`, `${packageName}:${name}.${member.name}`);
    }
  return names;
}

/** Finds what happened to a symbol by its name. */
export type FindFact = (name: string) => ApiFact | undefined;

/** Create a FindFact. Of a name that packages use for different things, nothing is known. */
export const createFindFact =
  (names: ApiNames, facts: ApiFacts): FindFact =>
  (name) => {
    const found = (names.get(name) ?? []).map((id) => facts[id]);
    const [first, ...others] = found;
    return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined;
  };
