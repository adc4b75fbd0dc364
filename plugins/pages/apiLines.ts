import type { ApiFact } from '../../common/apiFile.ts';
import { nameOf } from '../../common/apiFile.ts';
import { type DeclaredNames, listDeclaredNames } from '../../common/docs/listDeclaredNames.ts';
import type { CodeBlock } from '../../common/docs/pageModel.ts';
import type { ApiStrings } from '../../common/strings/en/reference.ts';
import type { FindFact } from './apiNames.ts';

export type ListApiLines = (block: Pick<CodeBlock, 'isSignature' | 'code'>) => string[];

/** Create a ListApiLines in the site's language. */
export const createListApiLines =
  (findFact: FindFact, words: ApiStrings): ListApiLines =>
  ({ isSignature, code }) =>
    isSignature ? describeCode(code, findFact, words) : [];

/** Describe a block's declarations, a line for equal facts. */
export function describeCode(code: string, findFact: FindFact, words: ApiStrings): string[] {
  const namesByText = new Map<string, string[]>();
  const names = listDeclaredNames(code).flatMap((declared) => chooseNames(declared, findFact));
  for (const name of new Set(names)) {
    const fact = findFact(name);
    if (!fact) continue;
    const text = describeFact(fact, words);
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  return [...namesByText].map(([text, names]) => `${formatNames(names)}: ${text}`);
}

/** A block shows the methods of its page's class, but a whole interface. */
function chooseNames({ kind, name, members }: DeclaredNames, findFact: FindFact): string[] {
  const all = [...new Set(members)].map((member) => `${name}.${member}`);
  if (kind === 'class' && all.length > 0) return all;
  return [name, ...all.filter((member) => !isAsOldAs(findFact(member), findFact(name)))];
}

/** Tell whether nothing happened to a member but what happened to its type. */
export const isAsOldAs = (member: ApiFact | undefined, type: ApiFact | undefined): boolean =>
  member?.since === type?.since && !member?.deprecated && !member?.alias;

const formatNames = (names: readonly string[]): string =>
  names.map((name, index) => `\`${formatName(name, ownerOf(names[index - 1]))}\``).join(', ');

function formatName(name: string, previousOwner: string): string {
  const owner = ownerOf(name);
  if (name.endsWith('.constructor')) return `new ${owner}`;
  return owner !== '' && owner === previousOwner ? name.slice(owner.length + 1) : name;
}

const ownerOf = (name = ''): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** Describe what happened to a symbol, with code between backticks. */
export function describeFact({ since, renamed, deprecated, alias }: ApiFact, words: ApiStrings): string {
  return [
    ...(renamed ? [words.renamed(renamed.version, nameOf(renamed.from).name)] : []),
    ...(since ? [words.since(since)] : []),
    ...(alias ? [words.alias(alias.version, nameOf(alias.id).name)] : []),
    ...(deprecated ? [describeDeprecation(deprecated, words)] : []),
  ].join('; ');
}

function describeDeprecation({ version, use }: NonNullable<ApiFact['deprecated']>, words: ApiStrings): string {
  const start = version ? words.deprecatedSince(version) : words.deprecated;
  return use ? `${start}: ${words.use(nameOf(use).name)}` : start;
}
