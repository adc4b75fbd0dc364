import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { findStepKind } from '../../common/docs/stepKinds.ts';
import type { StepKind, UpgradeStep } from '../../common/upgradeGuide.ts';
import { readText } from './articleText.ts';

/** Read the steps of an upgrade guide from its article: the headings of level 3 below those that name a kind of step. */
export function readUpgradeSteps(article: Element | null): UpgradeStep[] {
  const steps: UpgradeStep[] = [];
  let kind: StepKind | undefined;
  for (const heading of DomUtils.getElementsByTagName(isHeading, article ?? [])) {
    const title = readText(heading);
    if (heading.name === 'h2') kind = findStepKind(title);
    else if (kind && heading.attribs.id) steps.push({ kind, anchor: heading.attribs.id, title });
  }
  return steps;
}

const isHeading = (name: string): boolean => name === 'h2' || name === 'h3';
