import type { Claim } from '../../../common/library.ts';
import type { DocsPage, Problem } from '../../content/readDocs.ts';

interface Statement {
  filePath: string;
  line: number;
  value: string;
}

/** Find pages of a version that state a value differently from the first page that states it. Upgrade guides name older values. */
export function checkClaims(pages: readonly DocsPage[], claims: readonly Claim[]): Problem[] {
  const described = pages.filter(({ matter }) => matter.upgradeFrom === undefined);
  return claims.flatMap((claim) =>
    [...listStatements(described, claim)].flatMap(([about, [first, ...others]]) =>
      others
        .filter(({ value }) => value !== first?.value)
        .map(({ filePath, line, value }) => ({
          filePath,
          line,
          message: `Says ${value} for ${about}, but ${first?.filePath}:${first?.line} says ${first?.value}.`,
        })),
    ),
  );
}

function listStatements(pages: readonly DocsPage[], { about, patterns }: Claim): Map<string, Statement[]> {
  const found = new Map<string, Statement[]>();
  for (const { filePath, text } of pages)
    for (const [index, lineText] of text.split('\n').entries())
      for (const { groups = {} } of patterns.flatMap((pattern) => [...lineText.matchAll(pattern)])) {
        const key = groups.of ? `${about} ${groups.of}` : about;
        found.set(key, [...(found.get(key) ?? []), { filePath, line: index + 1, value: readValue(groups) }]);
      }
  return found;
}

/** Read "Android 8 or older" as "before Android 9", and a number as its digits. */
const readValue = ({ value = '', last }: Record<string, string>): string =>
  last === undefined ? value.replace(/(?<=\d),(?=\d{3})/g, '') : String(Number(last) + 1);
