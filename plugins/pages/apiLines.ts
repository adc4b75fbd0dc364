import { type ApiFile, type ApiStatus, type ApiStatuses, nameOf, ownerOf } from '../../common/apiFile.ts';
import { type DeclaredNames, listDeclaredNames } from '../../common/docs/listDeclaredNames.ts';
import type { CodeBlock } from '../../common/docs/markdownNode.ts';
import { api as words } from '../../common/strings/en/reference.ts';

/** List the ids of all exports and their members by name. What is another name for an export of the same name is left out. */
export function indexNames({ packages }: ApiFile): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { name: packageName, exports } of packages)
    for (const { name, alias, members = [] } of exports) {
      if (alias?.endsWith(`:${name}`)) continue;
      for (const full of [name, ...members.map((member) => `${name}.${member.name}`)])
        names.set(full, (names.get(full) ?? new Set()).add(`${packageName}:${full}`));
    }
  return names;
}

export type ListApiLines = (block: Pick<CodeBlock, 'isSignature' | 'code'>) => string[];

/** Create a ListApiLines. Of a name that packages use for different things, nothing is known. */
export function createListApiLines(names: ReadonlyMap<string, Iterable<string>>, statuses: ApiStatuses): ListApiLines {
  const findStatus = (name: string): ApiStatus | undefined => {
    const [first, ...others] = Array.from(names.get(name) ?? [], (id) => statuses[id]);
    return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined;
  };
  return ({ isSignature, code }) => (isSignature ? describeCode(code, findStatus) : []);
}

type FindStatus = (name: string) => ApiStatus | undefined;

/** Describe a block's declarations, a line for equal statuses. */
function describeCode(code: string, findStatus: FindStatus): string[] {
  const namesByText = new Map<string, string[]>();
  const names = listDeclaredNames(code).flatMap((declared) => chooseNames(declared, findStatus));
  for (const name of new Set(names)) {
    const status = findStatus(name);
    if (!status) continue;
    const text = describeStatus(status);
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  return [...namesByText].map(([text, own]) => `${own.map(formatName).join(', ')}: ${text}`);
}

/** A block shows the methods of its page's class, but a whole interface. */
function chooseNames({ kind, name, members }: DeclaredNames, findStatus: FindStatus): string[] {
  const all = members.map((member) => `${name}.${member}`);
  if (kind === 'class' && all.length > 0) return all;
  return [name, ...all.filter((member) => !isAsOldAs(findStatus(member), findStatus(name)))];
}

/** Tell whether nothing happened to a member but what happened to its type. */
export const isAsOldAs = (member: ApiStatus | undefined, type: ApiStatus | undefined): boolean =>
  member?.since === type?.since && !member?.deprecated && !member?.alias;

/** A member of the type of the name before is named alone. */
function formatName(name: string, index: number, names: readonly string[]): string {
  const owner = ownerOf(name);
  if (name.endsWith('.constructor')) return `\`new ${owner}\``;
  const isSaid = owner !== '' && owner === ownerOf(names[index - 1] ?? '');
  return `\`${isSaid ? name.slice(owner.length + 1) : name}\``;
}

/** Describe what happened to a symbol, with code between backticks. */
export function describeStatus({ since, renamed, deprecated, alias }: ApiStatus): string {
  const { version, use } = deprecated ?? {};
  const start = version ? words.deprecatedSince(version) : words.deprecated;
  return [
    renamed && words.renamed(renamed.version, nameOf(renamed.from).name),
    since && words.since(since),
    alias && words.alias(alias.version, nameOf(alias.id).name),
    deprecated && (use ? `${start}: ${words.use(nameOf(use).name)}` : start),
  ]
    .filter(Boolean)
    .join('; ');
}
