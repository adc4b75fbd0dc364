// Every rule for content, and who asks for it.

import { type FileCache, keepIn } from '../../common/docs/FileCache.ts';
import type { Fault } from '../../common/docs/markdownNode.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import type { Problem, Report } from '../content/readDocs.ts';
import { digest } from '../lib/digest.ts';
import { checkAddresses, checkLinks, checkStart } from './checkAddresses.ts';
import { checkBreaks } from './checkBreaks.ts';
import { checkCallouts } from './checkCallouts.ts';
import { checkButtons, checkDefinitions, checkPairs } from './checkComments.ts';
import { checkActiveContent, checkFences, checkHeadingIds } from './checkContent.ts';
import { checkDiagramLines, checkDiagrams } from './checkDiagrams.ts';
import { checkFacts, checkFiles } from './checkFiles.ts';
import { checkUpgradeGuide, checkUpgradeTitle } from './checkGuide.ts';
import { checkMembers } from './checkMembers.ts';
import {
  checkFrontMatter,
  checkHeadings,
  checkImages,
  checkReleaseWords,
  checkUnreleasedCode,
  checkVersionWords,
} from './checkPages.ts';
import { checkAgentRules, checkListed, checkRequiredPages, checkSidebars } from './checkSidebars.ts';
import { checkEqualHeadings, checkLinkForms, checkRepeatedWords, checkTables, checkTitle } from './checkSlips.ts';
import { type BuiltDocs, type Docs, type DocsRule, faultsOf, type PageRule, type Site } from './rule.ts';

const PAGE_RULES: readonly PageRule[] = [
  { severity: 'error', check: checkFences },
  { severity: 'error', check: checkHeadingIds },
  { severity: 'error', check: checkActiveContent },
  { severity: 'error', check: checkPairs },
  { severity: 'error', check: checkButtons },
  { severity: 'error', check: checkDiagrams },
  { severity: 'error', check: checkUpgradeGuide },
  { severity: 'fault', check: checkUpgradeTitle },
  { severity: 'fault', check: checkFrontMatter },
  { severity: 'fault', check: checkHeadings },
  { severity: 'fault', check: checkCallouts },
  { severity: 'fault', check: checkImages },
  { severity: 'fault', check: checkDiagramLines },
  { severity: 'fault', check: checkVersionWords },
  { severity: 'fault', check: checkReleaseWords },
  { severity: 'fault', check: checkUnreleasedCode },
  { severity: 'fault', check: checkDefinitions },
  { severity: 'slip', check: checkTitle },
  { severity: 'slip', check: checkLinkForms },
  { severity: 'slip', check: checkTables },
  { severity: 'slip', check: checkEqualHeadings },
  { severity: 'slip', check: checkRepeatedWords },
  // Its dictionaries are large, and no build needs them.
  { severity: 'fault', check: async (...args) => (await import('./checkSpelling.ts')).checkSpelling(...args) },
];

const DOCS_RULES: readonly DocsRule[] = [
  { severity: 'error', list: ({ problems }) => problems },
  { severity: 'error', list: checkFiles },
  { severity: 'error', list: checkFacts },
  { severity: 'error', list: checkStart },
  { severity: 'error', list: checkAddresses },
  { severity: 'error', list: checkLinks },
  { severity: 'error', list: checkSidebars },
  { severity: 'fault', list: checkListed },
  { severity: 'fault', list: checkRequiredPages },
  { severity: 'fault', list: checkAgentRules },
  { severity: 'fault', list: checkMembers },
  { severity: 'fault', list: checkBreaks },
];

/** Find what no build publishes of one page. */
export function findPageErrors(page: Page, site: Site, cache?: FileCache): Fault[] {
  const found = [...page.faults];
  for (const rule of PAGE_RULES)
    if (rule.severity === 'error') rule.check(page, (line, message) => found.push({ line, message }), site, cache);
  return found;
}

const keepPageErrors = (page: Page, site: Site, cache: FileCache | undefined): Fault[] =>
  keepIn(cache, `${digest(page.source)}-errors`, () => findPageErrors(page, site, cache));

/** Find what no build publishes of a version. The cache, of one state of the code, keeps the errors of each page by its text. */
export const findErrors = (docs: BuiltDocs, cache: FileCache): Problem[] => [
  ...docs.pages.flatMap((page) => faultsOf(page.filePath, keepPageErrors(page, docs.site, cache))),
  ...DOCS_RULES.flatMap((rule) => (rule.severity === 'error' ? rule.list(docs) : [])),
];

/** Find what breaks any rule in the docs of a version, sorted by file. */
export async function findProblems(docs: Docs): Promise<Problem[]> {
  const problems = DOCS_RULES.flatMap(({ list }) => list(docs));
  for (const page of docs.pages) {
    const report: Report = (line, message) => problems.push({ filePath: page.filePath, line, message });
    problems.push(...faultsOf(page.filePath, keepPageErrors(page, docs.site, docs.cache)));
    for (const rule of PAGE_RULES) if (rule.severity === 'fault') await rule.check(page, report, docs);
  }
  return problems.sort(byPlace);
}

/** Find what is most likely a slip in the docs of a version, sorted by file. */
export async function findSlips(docs: Docs): Promise<Problem[]> {
  const slips: Problem[] = [];
  for (const page of docs.pages) {
    const report: Report = (line, message) => slips.push({ filePath: page.filePath, line, message });
    for (const rule of PAGE_RULES) if (rule.severity === 'slip') await rule.check(page, report, docs);
  }
  return slips.sort(byPlace);
}

const byPlace = (a: Problem, b: Problem): number =>
  a.filePath < b.filePath ? -1 : a.filePath > b.filePath ? 1 : a.line - b.line;
