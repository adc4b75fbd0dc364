import type { PageHeading } from '../../common/docs/pageModel.ts';
import { findStepKind } from '../../common/docs/stepKinds.ts';
import { STEP_KINDS, type StepKind } from '../../common/upgradeGuide.ts';
import { namesVersion } from '../../common/version.ts';
import type { DocsPage, Problem } from './readDocs.ts';

interface Part {
  kind: StepKind;
  heading: PageHeading;
  steps: number;
}

/** Find faults in an upgrade guide: a page with `upgradeFrom`. */
export function checkUpgradeGuide({ filePath, source, matter, model }: DocsPage): Problem[] {
  const { upgradeFrom, title } = matter;
  if (typeof upgradeFrom !== 'string') return [];
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath, line, message });
  const { headings } = model;
  const first = headings.find(({ depth }) => depth === 1);
  if (!namesVersion(String(title), upgradeFrom))
    report(
      lineOfTitle(source),
      `The title of an upgrade guide names the version it starts from: write ${upgradeFrom} in it.`,
    );
  if (first && first.text !== title)
    report(first.line, 'The heading of an upgrade guide is its title: write the text of "title" in both.');
  const { parts, late } = readParts(headings);
  for (const heading of late)
    report(heading.line, `"${heading.text}" is before a part with steps: other headings of level 2 come after them.`);
  for (const [index, { kind, heading, steps }] of parts.entries()) {
    const before = parts[index - 1];
    if (before && STEP_KINDS.indexOf(before.kind) >= STEP_KINDS.indexOf(kind))
      report(heading.line, `"${heading.text}" is out of order: ${ORDER}, each at most once.`);
    if (steps === 0)
      report(heading.line, `"${heading.text}" has no step: write a heading of level 3 for each step below it.`);
  }
  if (parts.length === 0)
    report(first?.line ?? 1, `An upgrade guide has steps: write at least one heading of level 2, ${ORDER}.`);
  return problems;
}

/** Return the title's line in the front matter, from 1. */
export const lineOfTitle = (source: string): number =>
  source.split('\n').findIndex((line) => line.startsWith('title:')) + 1 || 1;

const ORDER = 'first "Breaking", then "Behaviour", then "New"';

function readParts(headings: readonly PageHeading[]): { parts: Part[]; late: PageHeading[] } {
  const parts: Part[] = [];
  const late: PageHeading[] = [];
  let others: PageHeading[] = [];
  let part: Part | undefined;
  for (const heading of headings) {
    if (heading.depth === 3 && part) part.steps += 1;
    if (heading.depth !== 2) continue;
    const kind = findStepKind(heading.text);
    part = kind && { kind, heading, steps: 0 };
    if (!part) {
      others.push(heading);
      continue;
    }
    parts.push(part);
    late.push(...others);
    others = [];
  }
  return { parts, late };
}
