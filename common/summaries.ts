/** One line about exports, by package and then by name. */
export type Summaries = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type FindSummary = (id: string) => string | undefined;

/**
 * Create a FindSummary. A name in `summaries` may be that of a family: `{a|b}` is one of some words, and `{version}` numbers that
 * underscores join. `{}` in the line is what it was, with dots. The name itself, and then the first family, decides.
 * @example createFindSummary({ p: { 'Dock{version}': 'Docks of {}.' } })('p:Dock1_2') === 'Docks of 1.2.'
 */
export function createFindSummary(summaries: Summaries): FindSummary {
  const families = Object.entries(summaries).flatMap(([packageName, lines]) =>
    Object.entries(lines)
      .filter(([name]) => name.includes('{'))
      .map(([name, line]) => ({ pattern: createPattern(`${packageName}:${name}`), line })),
  );
  const lines = new Map(
    Object.entries(summaries).flatMap(([packageName, own]) =>
      Object.entries(own).map(([name, line]): [string, string] => [`${packageName}:${name}`, line]),
    ),
  );
  return (id) => {
    const line = lines.get(id);
    if (line !== undefined) return line;
    for (const { pattern, line } of families) {
      const [, member] = pattern.exec(id) ?? [];
      if (member !== undefined) return line.replaceAll('{}', member.replaceAll('_', '.'));
    }
    return undefined;
  };
}

/** List the names in `summaries` that are the name of no export, by their ids. */
export function listUnknownNames(summaries: Summaries, ids: ReadonlySet<string>): string[] {
  const all = [...ids];
  return Object.entries(summaries).flatMap(([packageName, lines]) =>
    Object.keys(lines)
      .map((name) => `${packageName}:${name}`)
      .filter((id) => !ids.has(id) && !(id.includes('{') && all.some((one) => createPattern(id).test(one)))),
  );
}

const createPattern = (id: string): RegExp =>
  new RegExp(
    `^${id
      .replace(/[.$/]/g, '\\$&')
      .replace('{version}', '(\\d+(?:_\\d+)+)')
      .replace(/\{([\w\\.|]+)\}/, '($1)')}$`,
  );
