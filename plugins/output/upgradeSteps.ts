import type { PageHeading } from '../../common/docs/pageModel.ts';
import { findStepKind } from '../../common/docs/parseFrontMatter.ts';
import type { StepKind, UpgradeStep } from '../../common/upgrades.ts';

/** List the steps of an upgrade guide: headings of level 3 below those of a kind of step. */
export function listUpgradeSteps(headings: readonly PageHeading[]): UpgradeStep[] {
  const steps: UpgradeStep[] = [];
  let kind: StepKind | undefined;
  for (const { depth, id, text } of headings) {
    if (depth === 2) kind = findStepKind(text);
    else if (depth === 3 && kind) steps.push({ kind, anchor: id, title: text });
  }
  return steps;
}
