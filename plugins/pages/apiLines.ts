import type { ApiFact, ApiFacts } from '../../common/apiFacts.ts';
import type { CodeBlock } from '../../common/docs/pageModel.ts';
import type { ApiStrings } from '../../common/strings/en/api.ts';
import { type DeclaredNames, listDeclaredNames } from './listDeclaredNames.ts';

export type ListApiLines = (block: Pick<CodeBlock, 'isSignature' | 'code'>) => string[];

/** Create a ListApiLines in the site's language. */
export const createListApiLines =
  (facts: ApiFacts, words: ApiStrings): ListApiLines =>
  ({ isSignature, code }) =>
    isSignature ? describeCode(code, facts, words) : [];

/** Describe a block's declarations, a line for equal facts. */
export function describeCode(code: string, facts: ApiFacts, words: ApiStrings): string[] {
  const namesByText = new Map<string, string[]>();
  for (const name of listDeclaredNames(code).flatMap((declared) => chooseNames(declared, facts))) {
    const fact = facts[name];
    if (!fact) continue;
    const text = describeFact(fact, words);
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  return [...namesByText].map(([text, names]) => `${formatNames(names)}: ${text}`);
}

/** A block shows the methods of its page's class, but a whole interface. */
function chooseNames({ kind, name, members }: DeclaredNames, facts: ApiFacts): string[] {
  const all = [...new Set(members)].map((member) => `${name}.${member}`);
  if (kind === 'class' && all.length > 0) return all;
  return [name, ...all.filter((member) => !isAsOldAs(facts[member], facts[name]))];
}

const isAsOldAs = (member: ApiFact | undefined, type: ApiFact | undefined): boolean =>
  member?.since.version === type?.since.version && member?.changedIn.length === 0 && !member.deprecatedIn;

const formatNames = (names: readonly string[]): string =>
  names.map((name, index) => `\`${formatName(name, ownerOf(names[index - 1]))}\``).join(', ');

function formatName(name: string, previousOwner: string): string {
  const owner = ownerOf(name);
  if (name.endsWith('.constructor')) return `new ${owner}`;
  return owner !== '' && owner === previousOwner ? name.slice(owner.length + 1) : name;
}

const ownerOf = (name = ''): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** Longer types say more in the block itself. */
const MAX_TYPE_LENGTH = 60;

function describeFact({ since, changedIn, deprecatedIn, renamedTo }: ApiFact, words: ApiStrings): string {
  const changes = changedIn.map(({ result = '', ...change }) =>
    words.changed({ ...change, ...(result.length <= MAX_TYPE_LENGTH && { result }) }),
  );
  const deprecation = deprecatedIn ? [words.deprecated({ ...deprecatedIn, ...(renamedTo && { renamedTo }) })] : [];
  return [words.since(since), ...changes, ...deprecation].join('; ');
}
