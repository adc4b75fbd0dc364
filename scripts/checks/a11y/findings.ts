import { formatCount } from '../../lib/report.ts';

export interface Finding {
  rule: string;
  help: string;
  pathname: string;
  view: string;
  element: string;
  html: string;
}

const SHOWN = 3;

/** Format findings by rule, the most common first. */
export function formatFindings(findings: readonly Finding[]): string {
  return groupBy(findings, ({ rule }) => rule)
    .map((group) => ({ group, pathnames: [...new Set(group.map(({ pathname }) => pathname))] }))
    .sort((a, b) => b.pathnames.length - a.pathnames.length)
    .map(({ group, pathnames }) =>
      [
        `${group[0]?.rule}: ${group[0]?.help} (${formatCount(pathnames.length, 'page')})`,
        ...pathnames.slice(0, SHOWN).map((pathname) => `  ${pathname}`),
        ...listElements(group).map((line) => `    ${line}`),
      ].join('\n'),
    )
    .join('\n\n');
}

function listElements(group: readonly Finding[]): string[] {
  return groupBy(group, ({ element }) => element)
    .slice(0, SHOWN)
    .map((found) => {
      const views = [...new Set(found.map(({ view }) => view))].join(', ');
      return `${found[0]?.element} in ${views}: ${found[0]?.html}`;
    });
}

function groupBy(findings: readonly Finding[], keyOf: (finding: Finding) => string): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(keyOf(finding)) ?? [];
    groups.set(keyOf(finding), [...group, finding]);
  }
  return [...groups.values()];
}
