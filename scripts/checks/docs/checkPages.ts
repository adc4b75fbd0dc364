import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { splitPairs, splitPanels } from '../../../common/docs/pairedComments.ts';
import { NEXT, namesVersion, nameTarget } from '../../../common/version.ts';
import { lineOfTitle } from '../../content/checkPage.ts';
import { type Docs, type DocsPage, lineOf, type Report } from '../../content/readDocs.ts';

// Search engines truncate longer descriptions; shorter ones say too little.
const SHORTEST = 50;
const LONGEST = 160;

/** Find pages without a title or a description, and descriptions too short, too long or used twice. */
export function checkFrontMatter({ filePath, matter }: DocsPage, report: Report, { pages }: Pick<Docs, 'pages'>): void {
  const { title, description } = matter;
  if (title.trim() === '') report(1, 'The front matter has no title.');
  if (description.trim() === '') {
    report(1, 'The front matter has no description.');
    return;
  }
  const first = pages.find((page) => page.matter.description === description);
  if (first && first.filePath !== filePath) report(1, `The description is the same as that of ${first.filePath}.`);
  if (description.length < SHORTEST || description.length > LONGEST)
    report(1, `The description has ${description.length} characters; allowed are ${SHORTEST} to ${LONGEST}.`);
}

/** Find pages that do not begin with their only title, and headings that skip a level or repeat in their section. */
export function checkHeadings({ model }: DocsPage, report: Report): void {
  let depth = 0;
  for (const heading of model.headings) {
    const { text, line } = heading;
    if (heading.depth === 1 && depth > 0) report(line, `The page has a second title, "${text}".`);
    else if (depth === 0 && heading.depth !== 1) report(line, `"${text}" is before the page's title.`);
    else if (heading.depth > depth + 1) report(line, `"${text}" is at level ${heading.depth} below level ${depth}.`);
    if (text === '') report(line, 'The heading is empty.');
    depth = heading.depth;
  }
  if (depth === 0) report(1, 'The page has no title.');
}

/** Find images without a text alternative. */
export function checkImages({ model }: DocsPage, report: Report): void {
  for (const { kind, alt, url, line } of model.targets)
    if (kind === 'image' && !alt?.trim()) report(line, `The image ${url} has no text alternative.`);
}

const RELEASE_WORDS = [
  /\bunreleased\b/i,
  /(?:\bnot|n['’]t)(?: been)? yet (?:been )?released\b/i,
  /(?:\bnot|n['’]t) (?:been )?released yet\b/i,
  /\bthis (?:alpha|beta|pre-?release)\b/i,
  /\bthe (?:next|upcoming|coming) (?:major |minor )?(?:release|version)\b/i,
  /\b(?:may|might|can|could) still change\b/i,
  /^next$/,
];

/** Find words that depend on the release, outside unreleased parts. */
export function checkReleaseWords({ matter, tree }: DocsPage, report: Report): void {
  const check = (line: number, text: string) => {
    const [words] = RELEASE_WORDS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    if (words)
      report(
        line,
        `Says "${words}", which a release makes untrue: leave it out, or put it between <!-- unreleased --> and <!-- /unreleased -->.`,
      );
  };
  for (const value of [matter.title, matter.description]) check(1, value);
  const { runs, problems } = splitPairs(tree.children, 'unreleased');
  for (const { line, message } of problems) report(line, message);
  for (const { open, blocks } of runs)
    if (!open) for (const block of blocks) visit(block, 'text', (node) => check(lineOf(node), node.value));
}

/** Find tabs that the build refuses. */
export function checkTabs({ tree }: DocsPage, report: Report): void {
  const { runs, problems } = splitPairs(tree.children, 'tabs');
  const all = [...problems, ...runs.flatMap((run) => (run.open ? splitPanels(run).problems : []))];
  for (const { line, message } of all) report(line, message);
}

/** Find newer versions' names, except where `ownReleases` allows them. */
export function checkVersionWords(
  { tree }: DocsPage,
  report: Report,
  {
    versionName,
    newerVersions,
    ownReleases,
  }: Pick<Docs, 'versionName' | 'newerVersions'> & { ownReleases?: RegExp | undefined },
): void {
  const newer = newerVersions.filter((name) => /^\d/.test(name));
  visit(tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    const text = 'value' in node ? String(node.value) : textOf(node);
    if (ownReleases?.test(text)) return;
    for (const name of newer)
      if (namesVersion(text, name)) report(lineOf(node), `Names ${name}, which is newer than ${versionName}.`);
  });
}

/** Find a released upgrade guide whose title and heading lack its target version. */
export function checkUpgradeTitle(
  { source, matter, model }: DocsPage,
  report: Report,
  { versionName }: Pick<Docs, 'versionName'>,
): void {
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
