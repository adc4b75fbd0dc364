import type { Page } from '../../common/docs/parsePage.ts';
import type { ApiBreak } from '../api/listBreaks.ts';
import { lineOfTitle, type Problem } from '../content/readDocs.ts';
import { isNamedBy, matches, type OtherBreaks, readGuide } from '../content/readGuide.ts';
import type { Docs } from './rule.ts';

/** Find breaks that no upgrade guide names, and lines below "Not your concern" that name none. */
export function checkBreaks({
  pages,
  versionName,
  breaksFrom,
}: Pick<Docs, 'pages' | 'versionName' | 'breaksFrom'>): Problem[] {
  const guides = pages.filter(({ matter }) => matter.upgradeFrom !== undefined);
  return [...new Set(guides.flatMap(({ matter }) => matter.upgradeFrom ?? []))].flatMap((from) => {
    const own = guides.filter(({ matter }) => matter.upgradeFrom === from);
    const breaks = [...(breaksFrom(from) ?? [])].flatMap(([packageName, ones]) =>
      listToName(ones).map((one) => ({ ...one, packageName })),
    );
    return checkGuides(own, breaks, `npm run api -- --breaks ${from} ${versionName}`);
  });
}

function checkGuides(
  guides: readonly Page[],
  breaks: readonly (ApiBreak & { packageName: string })[],
  command: string,
): Problem[] {
  const parts = guides.map(readGuide);
  const steps = parts.flatMap((one) => one.steps);
  const others = parts.flatMap((one) => one.others);
  const isNamed = (one: ApiBreak) =>
    steps.some((step) => isNamedBy(one.name, step)) || others.some(({ patterns }) => patterns.some(isNamedAs(one)));
  const [{ filePath, source }] = guides as [Page];
  return [
    ...others.flatMap((one) => findFaults(one, breaks, command)),
    ...breaks
      .filter((one) => !isNamed(one))
      .map(({ packageName, name, what }) => ({
        filePath,
        line: lineOfTitle(source),
        message: `No step names ${name} of ${packageName}, which is ${what}: name it in a step, or with a reason${what === 'removed' ? ', in full,' : ''} below "Not your concern". ${command} shows it.`,
      })),
  ];
}

/** A removed export is named in full: `*` would stand for names that nobody looked at. */
const isNamedAs = ({ name, what }: ApiBreak): ((pattern: string) => boolean) =>
  what === 'removed' && !name.includes('.') ? (pattern) => pattern === name : matches(name);

/** What is only deprecated still works. Whoever names an export that is gone, or something else now, need not name its members. */
function listToName(breaks: readonly ApiBreak[]): ApiBreak[] {
  const replaced = breaks.filter((one) => one.what !== 'deprecated' && (one.what !== 'changed' || one.isReplaced));
  return breaks.filter(
    ({ name, what }) => what !== 'deprecated' && !replaced.some((one) => name.startsWith(`${one.name}.`)),
  );
}

function findFaults(
  { patterns, hasReason, ...place }: OtherBreaks,
  breaks: readonly ApiBreak[],
  command: string,
): Problem[] {
  if (patterns.length === 0 || !hasReason)
    return [{ ...place, message: 'Write names and a reason: - `Name.*`: reason' }];
  if (breaks.some((one) => patterns.some(isNamedAs(one)))) return [];
  return [
    {
      ...place,
      message: `Nothing that breaks has the name ${patterns.join(' or ')}: delete the line. ${command} shows what does.`,
    },
  ];
}
