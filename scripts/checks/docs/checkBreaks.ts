import { type DialectNode, wordsOf } from '../../../common/docs/dialectNode.ts';
import { findStepKind, isNoConcern } from '../../../common/docs/stepKinds.ts';
import type { ApiBreak } from '../../api/compare/listBreaks.ts';
import { lineOfTitle } from '../../content/checkUpgradeGuide.ts';
import { type Docs, type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

/** List by package what users of a version have to change for the one that is checked; undefined where nobody can tell. */
export type BreaksFrom = (from: string) => ReadonlyMap<string, readonly ApiBreak[]> | undefined;

/** Find breaks that no upgrade guide names, and lines below "Not your concern" that name none. */
export function checkBreaks(
  { pages, versionName }: Pick<Docs, 'pages' | 'versionName'>,
  breaksFrom: BreaksFrom,
): Problem[] {
  const guides = pages.filter(({ matter }) => typeof matter.upgradeFrom === 'string');
  return [...new Set(guides.map(({ matter }) => String(matter.upgradeFrom)))].flatMap((from) => {
    const own = guides.filter(({ matter }) => matter.upgradeFrom === from);
    const breaks = [...(breaksFrom(from) ?? [])].flatMap(([packageName, ones]) =>
      listToName(ones).map((one) => ({ ...one, packageName })),
    );
    return checkGuides(own, breaks, `npm run api -- --breaks ${from} ${versionName}`);
  });
}

function checkGuides(
  guides: readonly DocsPage[],
  breaks: readonly (ApiBreak & { packageName: string })[],
  command: string,
): Problem[] {
  const parts = guides.map(readGuide);
  const steps = parts.flatMap((one) => one.steps);
  const others = parts.flatMap((one) => one.others);
  const isNamed = ({ name }: ApiBreak) =>
    steps.some((step) => isNamedBy(name, step)) || others.some(({ patterns }) => patterns.some(matches(name)));
  const [{ filePath, source }] = guides as [DocsPage];
  return [
    ...others.flatMap((one) => findFaults(one, breaks, command)),
    ...breaks
      .filter((one) => !isNamed(one))
      .map(({ packageName, name, what }) => ({
        filePath,
        line: lineOfTitle(source),
        message: `No step names ${name} of ${packageName}, which is ${what}: name it in a step, or with a reason below "Not your concern". ${command} shows it.`,
      })),
  ];
}

/** What is only deprecated still works. Whoever names an export that is gone, or something else now, need not name its members. */
function listToName(breaks: readonly ApiBreak[]): ApiBreak[] {
  const replaced = breaks.filter(
    (one) => one.what !== 'deprecated' && (one.what !== 'changed' || one.parts.includes('kind')),
  );
  return breaks.filter(
    ({ name, what }) => what !== 'deprecated' && !replaced.some((one) => name.startsWith(`${one.name}.`)),
  );
}

interface Step {
  names: ReadonlySet<string>;
  patterns: string[];
}

/** A line below "Not your concern". */
interface OtherBreaks {
  filePath: string;
  line: number;
  patterns: string[];
  hasReason: boolean;
}

function readGuide({ filePath, source, tree, model }: DocsPage): { steps: Step[]; others: OtherBreaks[] } {
  const nodes = listNodes(tree);
  const steps: Step[] = [];
  const others: OtherBreaks[] = [];
  let above = '';
  for (const { depth, text, start } of model.headings) {
    if (depth === 2) above = text;
    const isStep = depth === 3 && findStepKind(above);
    if (!isStep && !(depth === 2 && isNoConcern(text))) continue;
    const end = model.headings.find((one) => one.start > start && one.depth <= depth)?.start ?? source.length;
    const inside = nodes.filter(({ position }) => isBetween(position?.start.offset ?? 0, start, end));
    if (isStep) steps.push(readStep(inside, source.slice(start, end)));
    else others.push(...inside.filter(({ type }) => type === 'listItem').map((item) => readOthers(item, filePath)));
  }
  return { steps, others };
}

const isBetween = (offset: number, start: number, end: number): boolean => offset >= start && offset < end;

const listNodes = (node: DialectNode): DialectNode[] => [node, ...(node.children ?? []).flatMap(listNodes)];

const IDENTIFIER = /[\w$]+/g;
const PATTERN = /^[A-Za-z][\w$.]{2,}\*[\w$.*]*$/;

function readStep(nodes: readonly DialectNode[], text: string): Step {
  const inline = nodes.filter(({ type }) => type === 'inlineCode').map(({ value = '' }) => value);
  const codes = [...inline, ...nodes.filter(({ type }) => type === 'code').map(({ value = '' }) => value)];
  const names = new Set(codes.flatMap((code) => code.match(IDENTIFIER) ?? []));
  if (/\bnew [\w.]+|\bconstructors?\b/.test(text)) names.add('constructor');
  return { names, patterns: inline.filter((code) => PATTERN.test(code)) };
}

function readOthers(item: DialectNode, filePath: string): OtherBreaks {
  const words = item.children?.[0]?.children ?? [];
  const end = words.findIndex(({ type, value = '' }) => type === 'text' && value.includes(':'));
  const reason = words
    .slice(Math.max(0, end))
    .map(wordsOf)
    .join('')
    .replace(/^[^:]*:?/, '');
  return {
    filePath,
    line: lineOf(item as Parameters<typeof lineOf>[0]),
    patterns: words
      .slice(0, Math.max(0, end))
      .flatMap(({ type, value = '' }) => (type === 'inlineCode' ? [value] : [])),
    hasReason: reason.trim() !== '',
  };
}

/** A member is named beside its owner, or by a name with `*`. Words name constructors. */
function isNamedBy(name: string, step: Step): boolean {
  const { names, patterns } = step;
  if (patterns.some(matches(name)) || (name.match(IDENTIFIER) ?? []).every((part) => names.has(part))) return true;
  const owner = name.replace(/\.constructor$/, '');
  return owner !== name && names.has('constructor') && isNamedBy(owner, step);
}

/** `*` stands for any text without a dot. */
const matches =
  (name: string) =>
  (pattern: string): boolean =>
    new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[^.]*')}$`).test(name);

function findFaults(
  { patterns, hasReason, ...place }: OtherBreaks,
  breaks: readonly ApiBreak[],
  command: string,
): Problem[] {
  if (patterns.length === 0 || !hasReason)
    return [{ ...place, message: 'Write names and a reason: - `Name.*`: reason' }];
  if (breaks.some(({ name }) => patterns.some(matches(name)))) return [];
  return [
    {
      ...place,
      message: `Nothing that breaks has the name ${patterns.join(' or ')}: delete the line. ${command} shows what does.`,
    },
  ];
}
