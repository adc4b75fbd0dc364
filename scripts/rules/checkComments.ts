import { isButtonsComment, splitPairs, splitPanels } from '../../common/docs/pairedComments.ts';
import type { Page } from '../../common/docs/parsePage.ts';
import { lineOf, type Report } from '../content/readDocs.ts';
import type { Site } from './rule.ts';

/** Find comments without a partner or in a wrong place, tabs that readers could not choose, and previews that are not there. */
export function checkPairs({ tree }: Page, report: Report, { library }: Site): void {
  const split = (name: Parameters<typeof splitPairs>[1]) => {
    const { runs, problems } = splitPairs(tree.children, name);
    for (const { line, message } of problems) report(line, message);
    return runs.filter(({ open }) => open);
  };
  split('unreleased');
  for (const run of split('tabs')) for (const { line, message } of splitPanels(run).problems) report(line, message);
  const list = library?.previews?.list ?? {};
  for (const { argument: name, blocks, open = tree } of split('preview')) {
    if (!Object.hasOwn(list, name))
      report(lineOf(open), `The preview "${name}" is unknown. There are: ${Object.keys(list).join(', ') || 'none'}.`);
    if (!blocks.some(({ type }) => type === 'paragraph'))
      report(lineOf(open), `The preview "${name}" has no text for readers without scripts: write a paragraph in it.`);
  }
}

/** Find comments for buttons above anything but a list. */
export function checkButtons({ tree }: Page, report: Report): void {
  for (const [index, node] of tree.children.entries())
    if (isButtonsComment(node) && tree.children[index + 1]?.type !== 'list')
      report(lineOf(node), 'No list of links follows <!-- buttons -->.');
}
