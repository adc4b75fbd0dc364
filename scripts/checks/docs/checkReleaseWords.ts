import { visit } from 'unist-util-visit';
import { markUnreleased } from '../../../common/unreleased.ts';
import { type DocsPage, lineOf, type Problem } from '../../content/readDocs.ts';

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
  const marked = markUnreleased(tree.children);
  for (const { line, message } of marked.problems) report(line, message);
  for (const { block, isUnreleased } of marked.blocks)
    if (!isUnreleased) visit(block, 'text', (node) => check(lineOf(node), node.value));
  return problems;
}
