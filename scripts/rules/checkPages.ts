import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { splitPairs } from '../../common/docs/pairedComments.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { isReleaseName, namesVersion } from '../../common/version.ts';
import { lineOf, type Report } from '../content/readDocs.ts';
import type { Docs } from './rule.ts';

// Search engines truncate longer descriptions; shorter ones say too little.
const SHORTEST = 50;
const LONGEST = 160;

/** Find pages without a title or a description, and descriptions too short, too long or used twice. */
export function checkFrontMatter({ filePath, matter }: Page, report: Report, { pages }: Docs): void {
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
export function checkHeadings({ model }: Page, report: Report): void {
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
export function checkImages({ model }: Page, report: Report): void {
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
export function checkReleaseWords({ matter, tree }: Page, report: Report): void {
  const check = (line: number, text: string) => {
    const [words] = RELEASE_WORDS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    if (words)
      report(
        line,
        `Says "${words}", which a release makes untrue: leave it out, or put it between <!-- unreleased --> and <!-- /unreleased -->.`,
      );
  };
  for (const value of [matter.title, matter.description]) check(1, value);
  const { runs } = splitPairs(tree.children, 'unreleased');
  for (const { open, blocks } of runs)
    if (!open) for (const block of blocks) visit(block, 'text', (node) => check(lineOf(node), node.value));
}

const UNRELEASED_CODE = [
  /\bgit clone\b[^\n]*/,
  /\b\d+\.\d+\.\d+-(?:alpha|beta|canary|next|rc)\b(?:\.\d+)*/i,
  /(?<=[\w/-])@(?:alpha|beta|canary|next)\b/,
];

/** Find in a release how to get code before its release, outside unreleased parts. */
export function checkUnreleasedCode({ tree }: Page, report: Report, { versionName }: Docs): void {
  if (!isReleaseName(versionName)) return;
  const { runs } = splitPairs(tree.children, 'unreleased');
  const released = runs.flatMap(({ open, blocks }) => (open ? [] : blocks));
  const root: Root = { type: 'root', children: released };
  visit(root, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
    for (const found of UNRELEASED_CODE.flatMap((pattern) => pattern.exec(node.value) ?? []))
      report(
        // The code of a block begins below its fence.
        lineOf(node) +
          node.value.slice(0, node.value.indexOf(found)).split('\n').length -
          (node.type === 'code' ? 0 : 1),
        `Says "${found}", which gets code that is not the release: put it between <!-- unreleased --> and <!-- /unreleased -->, or name the release.`,
      );
  });
}

/** Find newer versions' names, except where the library's own releases are named. */
export function checkVersionWords({ tree }: Page, report: Report, { versionName, newerVersions, site }: Docs): void {
  const newer = newerVersions.filter((name) => /^\d/.test(name));
  visit(tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    const text = 'value' in node ? String(node.value) : textOf(node);
    if (site.library?.ownReleases?.test(text)) return;
    for (const name of newer)
      if (namesVersion(text, name)) report(lineOf(node), `Names ${name}, which is newer than ${versionName}.`);
  });
}
