import { API_DIFFERENCE_KINDS, type ApiDifferenceKind } from './apiHistory.ts';
import { type DocumentedDifference, listUnknown, type VersionDifference } from './compareVersions.ts';
import { PAGE_CHANGE_KINDS, type PageChange } from './listPageChanges.ts';

interface Words {
  versions: (from: string, to: string) => string;
  pages: Record<PageChange['kind'], string> & { same: (count: number) => string };
  share: (percent: number) => string;
  api: {
    title: string;
    kinds: Record<ApiDifferenceKind, string>;
    parts: Record<'parameters' | 'result', string>;
    use: (name: string) => string;
    orEarlier: string;
    unknown: (version: string, packages: readonly string[]) => string;
  };
}

interface Inputs {
  from: string;
  to: string;
  /** Makes links work anywhere. */
  origin: string;
  words: Words;
}

/** Format what differs between two versions as Markdown. */
export function formatVersionComparison(
  { pages, sameCount, packages }: VersionDifference,
  { from, to, origin, words }: Inputs,
): string {
  const pageParts = PAGE_CHANGE_KINDS.flatMap((kind) => {
    const lines = pages.filter((page) => page.kind === kind).map((page) => formatPage(page, origin, words));
    return lines.length > 0 ? [`## ${words.pages[kind]}`, lines.join('\n')] : [];
  });
  const apiParts = packages.flatMap(({ name, changes }) => {
    const lines = API_DIFFERENCE_KINDS.flatMap((kind) =>
      changes.filter((change) => change.kind === kind).map((change) => formatName(change, origin, words)),
    );
    return lines.length > 0 ? [`### ${name}`, lines.join('\n')] : [];
  });
  const unknown = (['from', 'to'] as const).flatMap((side) => {
    const names = listUnknown(packages, side);
    return names.length > 0 ? [words.api.unknown({ from, to }[side], names)] : [];
  });
  const api = [...apiParts, ...unknown];
  return `${[
    `# ${words.versions(from, to)}`,
    ...pageParts,
    words.pages.same(sameCount),
    ...(api.length > 0 ? [`## ${words.api.title}`, ...api] : []),
  ].join('\n\n')}\n`;
}

function formatPage({ title, path, share }: PageChange, origin: string, words: Words): string {
  return `- [${escapeText(title)}](<${origin}${path}>)${share === undefined ? '' : `: ${words.share(share)}`}`;
}

function formatName(change: DocumentedDifference, origin: string, words: Words): string {
  const name = `\`${change.name}\``;
  const link = change.href ? `[${name}](<${origin}${change.href}>)` : name;
  return `- ${words.api.kinds[change.kind]}: ${link}${describeDifference(change, words)}`;
}

/** Describe a change of a name. @example ' (parameters, return type)' */
export function describeDifference(
  { parts = [], renamedTo, isOrEarlier }: DocumentedDifference,
  { api }: Pick<Words, 'api'>,
): string {
  const notes = [
    ...parts.map((part) => api.parts[part]),
    ...(renamedTo ? [api.use(renamedTo)] : []),
    ...(isOrEarlier ? [api.orEarlier] : []),
  ];
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>&]/g, '\\$&');
