import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isButtonsComment, splitPairs, splitPanels } from '../../common/docs/pairedComments.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { lineOf, type Report } from '../content/readDocs.ts';
import type { Site } from './rule.ts';

const COLUMNS_COMMENT = /^<!--\s*\/?columns\b/;

/** Find comments without a partner or in a wrong place, tabs that readers could not choose, and previews that are not there. */
export function checkPairs({ tree }: Page, report: Report, { library }: Site): void {
  const split = (name: Parameters<typeof splitPairs>[1]) => {
    const { runs, problems } = splitPairs(tree.children, name);
    for (const { line, message } of problems) report(line, message);
    return runs.filter(({ open }) => open);
  };
  split('unreleased');
  split('columns');
  const tabs = split('tabs');
  const previews = split('preview');
  for (const run of tabs) for (const { line, message } of splitPanels(run).problems) report(line, message);
  for (const block of [...tabs, ...previews].flatMap(({ blocks }) => blocks))
    if (COLUMNS_COMMENT.test(block.type === 'html' ? block.value : ''))
      report(lineOf(block), 'Columns hold whole tabs and previews: move this comment out of them.');
  const list = library?.previews?.list ?? {};
  for (const { argument: name, blocks, open = tree } of previews) {
    if (!Object.hasOwn(list, name))
      report(lineOf(open), `The preview "${name}" is unknown. There are: ${Object.keys(list).join(', ') || 'none'}.`);
    if (!blocks.some(({ type }) => type === 'paragraph'))
      report(lineOf(open), `The preview "${name}" has no text for readers without scripts: write a paragraph in it.`);
  }
}

/** Find what refers to a definition or a note that a release leaves out. */
export function checkDefinitions({ tree }: Page, report: Report): void {
  const { runs } = splitPairs(tree.children, 'unreleased');
  const released: Root = { type: 'root', children: runs.flatMap(({ open, blocks }) => (open ? [] : blocks)) };
  const defined = new Set<string>();
  visit(released, (node) => {
    if (node.type === 'definition') defined.add(node.identifier);
    if (node.type === 'footnoteDefinition') defined.add(`^${node.identifier}`);
  });
  visit(released, (node) => {
    const isNote = node.type === 'footnoteReference';
    if (!isNote && node.type !== 'linkReference' && node.type !== 'imageReference') return;
    if (!defined.has((isNote ? '^' : '') + node.identifier))
      report(
        lineOf(node),
        `A release leaves out the definition [${isNote ? '^' : ''}${node.label ?? node.identifier}]: move it out of the unreleased part.`,
      );
  });
}

/** Find comments for buttons above anything but a list. */
export function checkButtons({ tree }: Page, report: Report): void {
  for (const [index, node] of tree.children.entries())
    if (isButtonsComment(node) && tree.children[index + 1]?.type !== 'list')
      report(lineOf(node), 'No list of links follows <!-- buttons -->.');
}
