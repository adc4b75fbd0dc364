import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { splitPairs } from '../../../common/docs/pairedComments.ts';
import { NEXT, namesVersion, nameTarget } from '../../../common/version.ts';
import { lineOfTitle } from '../../content/checkPage.ts';
import { type Docs, type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

// Search engines truncate longer descriptions; shorter ones say too little.
const SHORTEST = 50;
const LONGEST = 160;

/** Find pages without a title or a description, and descriptions too short, too long or used twice. */
export function checkFrontMatter(pages: readonly DocsPage[]): Problem[] {
  const firstUse = new Map<string, string>();
  return pages.flatMap(({ filePath, matter }) => {
    const { title, description, keywords } = matter;
    const problem = (message: string) => ({ filePath, line: 1, message });
    const problems: Problem[] = [];
    if (!isText(title)) problems.push(problem('The front matter has no title.'));
    if (keywords !== undefined && !isTexts(keywords))
      problems.push(problem('The front matter has keywords that are not a list of texts.'));
    if (!isText(description)) return [...problems, problem('The front matter has no description.')];
    const used = firstUse.get(description);
    if (used) problems.push(problem(`The description is the same as that of ${used}.`));
    firstUse.set(description, filePath);
    if (description.length < SHORTEST || description.length > LONGEST)
      problems.push(
        problem(`The description has ${description.length} characters; allowed are ${SHORTEST} to ${LONGEST}.`),
      );
    return problems;
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Find pages that do not begin with their only title, and headings that skip a level or repeat in their section. */
export function checkHeadings({ filePath, model }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  const problem = (line: number, message: string) => problems.push({ filePath, line, message });
  let depth = 0;
  for (const heading of model.headings) {
    const { text, line } = heading;
    if (heading.depth === 1 && depth > 0) problem(line, `The page has a second title, "${text}".`);
    else if (depth === 0 && heading.depth !== 1) problem(line, `"${text}" is before the page's title.`);
    else if (heading.depth > depth + 1) problem(line, `"${text}" is at level ${heading.depth} below level ${depth}.`);
    if (text === '') problem(line, 'The heading is empty.');
    depth = heading.depth;
  }
  if (depth === 0) problem(1, 'The page has no title.');
  return problems;
}

/** Find images without a text alternative. */
export const checkImages = ({ filePath, model }: DocsPage): Problem[] =>
  model.targets
    .filter(({ kind, alt }) => kind === 'image' && !alt?.trim())
    .map(({ url, line }) => ({ filePath, line, message: `The image ${url} has no text alternative.` }));

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
export function checkReleaseWords({ filePath, matter, tree }: DocsPage): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath, line, message });
  const check = (line: number, text: string) => {
    const [words] = RELEASE_WORDS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    if (words)
      report(
        line,
        `Says "${words}", which a release makes untrue: leave it out, or put it between <!-- unreleased --> and <!-- /unreleased -->.`,
      );
  };
  for (const value of [matter.title, matter.description]) if (typeof value === 'string') check(1, value);
  const { runs, problems: misplaced } = splitPairs(tree.children, 'unreleased');
  for (const { line, message } of misplaced) report(line, message);
  for (const { open, blocks } of runs)
    if (!open) for (const block of blocks) visit(block, 'text', (node) => check(lineOf(node), node.value));
  return problems;
}

/** Find newer versions' names, except where `ownReleases` allows them. */
export function checkVersionWords(
  page: DocsPage,
  { versionName, newerVersions }: Docs,
  ownReleases?: RegExp,
): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ filePath: page.filePath, line, message });
  const newer = newerVersions.filter((name) => /^\d/.test(name));
  visit(page.tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    const text = 'value' in node ? String(node.value) : textOf(node);
    if (ownReleases?.test(text)) return;
    for (const name of newer)
      if (namesVersion(text, name)) report(lineOf(node), `Names ${name}, which is newer than ${versionName}.`);
  });
  return problems;
}

/** Find a released upgrade guide whose title and heading lack its target version. */
export function checkUpgradeTitle(
  { filePath, source, matter, model }: DocsPage,
  { versionName }: Pick<Docs, 'versionName'>,
): Problem[] {
  const { upgradeFrom, title } = matter;
  if (typeof upgradeFrom !== 'string' || typeof title !== 'string') return [];
  if (versionName === NEXT || namesVersion(title, versionName)) return [];
  const completed = nameTarget(title, upgradeFrom, versionName);
  const heading = model.headings.find(({ depth, text }) => depth === 1 && text === title);
  const message = (what: string) =>
    `The ${what} of an upgrade guide names its own version once that is released: write "${completed}".`;
  return [
    { filePath, line: lineOfTitle(source), message: message('title') },
    ...(heading ? [{ filePath, line: heading.line, message: message('heading') }] : []),
  ];
}
