import { type ApiStatus, nameOf, ownerOf } from '../../common/apiFile.ts';
import { listDocumentedNames } from '../../common/docs/listDeclaredNames.ts';
import type { CodeBlock } from '../../common/docs/markdownNode.ts';
import { api as words } from '../../common/strings/en/reference.ts';

/** Lists what happened to the symbols that a signature declares, a line for equal statuses. */
export type ListApiLines = (block: Pick<CodeBlock, 'isSignature' | 'anchor' | 'code'>) => string[];

/** Create a ListApiLines. A member is not named beside its type if it came with it. */
export const createListApiLines =
  (findStatus: (name: string) => ApiStatus | undefined): ListApiLines =>
  (block) => {
    const names = listDocumentedNames([block]).flatMap((section) => section.names);
    const namesByText = new Map<string, string[]>();
    for (const name of names) {
      const owner = ownerOf(name);
      const status = findStatus(name);
      if (!status || (names.includes(owner) && isAsOldAs(status, findStatus(owner)))) continue;
      const text = describeStatus(status);
      if (text) namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
    }
    return [...namesByText].map(([text, own]) => `${own.map(formatName).join(', ')}: ${text}`);
  };

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
