import { API_DIFFERENCE_KINDS, type ApiDifferenceKind } from './apiHistory.ts';
import { PAGE_CHANGE_KINDS, type PageChange } from './changes.ts';
import type { DocumentedDifference, VersionDifference } from './compareVersions.ts';

interface Words {
  versions: (from: string, to: string) => string;
  pages: Record<PageChange['kind'], string> & { same: (count: number) => string };
  share: (percent: number) => string;
  api: {
    title: string;
    kinds: Record<ApiDifferenceKind, string>;
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
  const head = `- ${words.api.kinds[change.kind]}: ${link}${describeDifference(change, words)}`;
  const lines = listCodeLines(change).map(({ kind, text }) => `${kind === 'before' ? '-' : '+'} ${text}`);
  return lines.length > 0 ? [head, '  ```diff', ...lines.map((line) => `  ${line}`), '  ```'].join('\n') : head;
}

/** Describe what to use instead of a name. @example ' (use Boat)' */
export const describeDifference = ({ renamedTo }: DocumentedDifference, { api }: Pick<Words, 'api'>): string =>
  renamedTo ? ` (${api.use(renamedTo)})` : '';

/** List the declarations of a name in both versions, line by line. Overloads that both have are left out. */
export function listCodeLines({ before = '', after = '' }: DocumentedDifference): CodeLine[] {
  const [old, current] = [before, after].map((code) => code.split('\n').filter((line) => line !== '')) as [
    string[],
    string[],
  ];
  return [
    ...old.filter((line) => !current.includes(line)).map((text) => ({ kind: 'before' as const, text })),
    ...current.filter((line) => !old.includes(line)).map((text) => ({ kind: 'after' as const, text })),
  ];
}

export interface CodeLine {
  kind: 'before' | 'after';
  text: string;
}

const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>&]/g, '\\$&');
