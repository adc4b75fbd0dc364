/** One element of one page that breaks a rule. */
export interface Finding {
  rule: string;
  /** What the rule asks for, in words. */
  help: string;
  pathname: string;
  /** Width and colour mode of the page. */
  view: string;
  /** Selector of the element, and its HTML, cut short. */
  element: string;
  html: string;
}

const SHOWN = 3;

/** Write findings by rule, the most common first: on how many pages, where first, and which elements. */
export function formatFindings(findings: readonly Finding[]): string {
  return groupBy(findings, ({ rule }) => rule)
    .map((group) => ({ group, pathnames: [...new Set(group.map(({ pathname }) => pathname))] }))
    .sort((a, b) => b.pathnames.length - a.pathnames.length)
    .map(({ group, pathnames }) =>
      [
        `${group[0]?.rule}: ${group[0]?.help} (${pathnames.length} ${pathnames.length === 1 ? 'page' : 'pages'})`,
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
