import type { Page } from '../../common/docs/parsePage.ts';
import { findStepKind, STEP_KINDS } from '../../common/upgrades.ts';
import { NEXT, namesVersion, nameTarget } from '../../common/version.ts';
import { lineOfTitle, type Report } from '../content/readDocs.ts';
import type { Docs } from './rule.ts';

const ORDER = 'first "Breaking", then "Behaviour", then "New"';

/** Find faults in an upgrade guide: a page with `upgradeFrom`. */
export function checkUpgradeGuide({ source, matter, model: { headings } }: Page, report: Report): void {
  const { upgradeFrom, title } = matter;
  if (upgradeFrom === undefined) return;
  const first = headings.find(({ depth }) => depth === 1);
  if (!namesVersion(title, upgradeFrom))
    report(
      lineOfTitle(source),
      `The title of an upgrade guide names the version it starts from: write ${upgradeFrom} in it.`,
    );
  if (first && first.text !== title)
    report(first.line, 'The heading of an upgrade guide is its title: write the text of "title" in both.');
  const sections = headings.filter(({ depth }) => depth === 2);
  const parts = sections.flatMap((section) => {
    const kind = findStepKind(section.text);
    return kind ? [{ ...section, rank: STEP_KINDS.indexOf(kind) }] : [];
  });
  const endOfParts = parts.at(-1)?.start ?? 0;
  for (const { text, line, start } of sections)
    if (start < endOfParts && !findStepKind(text))
      report(line, `"${text}" is before a part with steps: other headings of level 2 come after them.`);
  for (const [index, { text, line, start, rank }] of parts.entries()) {
    const before = parts[index - 1];
    if (before && before.rank >= rank) report(line, `"${text}" is out of order: ${ORDER}, each at most once.`);
    const end = sections.find((section) => section.start > start)?.start ?? source.length;
    if (!headings.some((step) => step.depth === 3 && step.start > start && step.start < end))
      report(line, `"${text}" has no step: write a heading of level 3 for each step below it.`);
  }
  if (parts.length === 0)
    report(first?.line ?? 1, `An upgrade guide has steps: write at least one heading of level 2, ${ORDER}.`);
}

/** Find a released upgrade guide whose title and heading lack its target version. */
export function checkUpgradeTitle({ source, matter, model }: Page, report: Report, { versionName }: Docs): void {
  const { upgradeFrom, title } = matter;
  if (upgradeFrom === undefined || title === '') return;
  if (versionName === NEXT || namesVersion(title, versionName)) return;
  const completed = nameTarget(title, upgradeFrom, versionName);
  const heading = model.headings.find(({ depth, text }) => depth === 1 && text === title);
  const message = (what: string) =>
    `The ${what} of an upgrade guide names its own version once that is released: write "${completed}".`;
  report(lineOfTitle(source), message('title'));
  if (heading) report(heading.line, message('heading'));
}
