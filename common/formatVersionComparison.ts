import { API_DIFFERENCE_KINDS, type ApiDifferenceKind, type ApiPart } from './apiHistory.ts';
import type { DocumentedDifference, VersionDifference } from './compareVersions.ts';
import { PAGE_CHANGE_KINDS, type PageChange } from './listPageChanges.ts';

interface Words {
  versions: (from: string, to: string) => string;
  pages: Record<PageChange['kind'], string> & { same: (count: number) => string };
  share: (percent: number) => string;
  api: {
    title: string;
    kinds: Record<ApiDifferenceKind, string>;
    parts: Record<ApiPart, string>;
    use: (name: string) => string;
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
  return `${[
    `# ${words.versions(from, to)}`,
    ...pageParts,
    words.pages.same(sameCount),
    ...(apiParts.length > 0 ? [`## ${words.api.title}`, ...apiParts] : []),
  ].join('\n\n')}\n`;
}

function formatPage({ title, path, percent }: PageChange, origin: string, words: Words): string {
  return `- [${escapeText(title)}](<${origin}${path}>)${percent === undefined ? '' : `: ${words.share(percent)}`}`;
}

function formatName(change: DocumentedDifference, origin: string, words: Words): string {
  const name = `\`${change.name}\``;
  const link = change.href ? `[${name}](<${origin}${change.href}>)` : name;
  return `- ${words.api.kinds[change.kind]}: ${link}${describeDifference(change, words)}`;
}

/** Describe a change of a name. @example ' (parameters, return type)' */
export function describeDifference(
  { parts = [], renamedTo }: DocumentedDifference,
  { api }: Pick<Words, 'api'>,
): string {
  const notes = [...parts.map((part) => api.parts[part]), ...(renamedTo ? [api.use(renamedTo)] : [])];
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>&]/g, '\\$&');
