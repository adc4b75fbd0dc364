import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findStepKind } from '../../common/docs/stepKinds.ts';
import { STEP_KINDS, type StepKind } from '../../common/upgradeGuide.ts';
import { namesVersion } from '../../common/version.ts';
import { type DocsPage, lineOf, type Problem } from './readDocs.ts';

interface Part {
  kind: StepKind;
  heading: Heading;
  steps: number;
}

/** Find what is wrong with the shape of an upgrade guide. A page without `upgradeFrom` is none. */
export function checkUpgradeGuide({ filePath, source, matter, tree }: DocsPage): Problem[] {
  const { upgradeFrom, title } = matter;
  if (typeof upgradeFrom !== 'string') return [];
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath, line, message });
  const headings = tree.children.filter((node) => node.type === 'heading');
  const first = headings.find(({ depth }) => depth === 1);
  if (!namesVersion(String(title), upgradeFrom))
    report(
      lineOfTitle(source),
      `The title of an upgrade guide names the version it starts from: write ${upgradeFrom} in it.`,
    );
  if (first && textOf(first) !== title)
    report(lineOf(first), 'The heading of an upgrade guide is its title: write the text of "title" in both.');
  const { parts, late } = readParts(headings);
  for (const heading of late)
    report(
      lineOf(heading),
      `"${textOf(heading)}" stands before a part with steps: other headings of level 2 stand after them.`,
    );
  for (const [index, { kind, heading, steps }] of parts.entries()) {
    const before = parts[index - 1];
    if (before && STEP_KINDS.indexOf(before.kind) >= STEP_KINDS.indexOf(kind))
      report(lineOf(heading), `"${textOf(heading)}" is out of order: ${ORDER}, each at most once.`);
    if (steps === 0)
      report(lineOf(heading), `"${textOf(heading)}" has no step: write a heading of level 3 for each step below it.`);
  }
  if (parts.length === 0)
    report(first ? lineOf(first) : 1, `An upgrade guide has steps: write at least one heading of level 2, ${ORDER}.`);
  return problems;
}

/** Line of a page's title in its front matter, counted from 1. */
export const lineOfTitle = (source: string): number =>
  source.split('\n').findIndex((line) => line.startsWith('title:')) + 1 || 1;

const ORDER = 'first "Breaking", then "Behaviour", then "New"';

/** Read the parts with steps, and the other headings of level 2 that stand before one of them. */
function readParts(headings: readonly Heading[]): { parts: Part[]; late: Heading[] } {
  const parts: Part[] = [];
  const late: Heading[] = [];
  let others: Heading[] = [];
  let part: Part | undefined;
  for (const heading of headings) {
    if (heading.depth === 3 && part) part.steps += 1;
    if (heading.depth !== 2) continue;
    const kind = findStepKind(textOf(heading));
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
