// Comments around blocks, each on a line of its own at the top level of a page: `<!-- tabs: group -->` … `<!-- /tabs -->`.

import { type Fault, type MarkdownNode, wordsOf } from './markdownNode.ts';

/** What follows the colon, as a pattern; an example; and whether headings may be between the comments. */
const PAIRS = {
  tabs: { argument: '[a-z][a-z0-9-]*', example: '<!-- tabs: package-manager -->', hasHeadings: true },
  preview: { argument: '\\S+', example: '<!-- preview: name -->', hasHeadings: false },
  columns: { argument: '', example: '<!-- columns -->', hasHeadings: false },
  /** Only unreleased versions show these blocks, so that a release makes no page untrue; all would link to a heading. */
  unreleased: { argument: '', example: '<!-- unreleased -->', hasHeadings: false },
};

/** Blocks between two comments, or between two pairs. */
interface BlockRun<Node> {
  /** Only between two comments. */
  open?: Node;
  close?: Node;
  /** What follows the colon of the opening comment. */
  argument: string;
  blocks: Node[];
}

interface Runs<Node> {
  runs: BlockRun<Node>[];
  problems: Fault[];
}

/** Split blocks at the comments of a name. */
export function splitPairs<Node extends MarkdownNode>(children: readonly Node[], name: keyof typeof PAIRS): Runs<Node> {
  const { argument, example, hasHeadings } = PAIRS[name];
  const opening = new RegExp(`^<!--\\s*${name}${argument && `:\\s*(${argument})`}\\s*-->\\s*$`);
  const closing = new RegExp(`^<!--\\s*/${name}\\s*-->\\s*$`);
  let run: BlockRun<Node> = { argument: '', blocks: [] };
  const { runs, problems }: Runs<Node> = { runs: [run], problems: [] };
  const report = (block: MarkdownNode, message: string) =>
    problems.push({ line: block.position?.start.line ?? 1, message });
  const start = (next: BlockRun<Node>) => {
    run = next;
    runs.push(run);
  };
  for (const block of children) {
    const text = textOfHtml(block);
    const found = opening.exec(text);
    if (found) {
      if (run.open) report(block, `<!-- ${name} --> is inside another one: close that one first.`);
      start({ open: block, argument: found[1] ?? '', blocks: [] });
    } else if (closing.test(text)) {
      if (run.open) run.close = block;
      else report(block, `<!-- /${name} --> closes nothing: <!-- ${name} --> is missing.`);
      start({ argument: '', blocks: [] });
    } else {
      const hidden = findComment(block, new RegExp(`<!--\\s*/?${name}\\b`));
      if (hidden && hidden !== block)
        report(hidden, `<!-- ${name} --> is inside a list or another block: move it to the top level of the page.`);
      else if (hidden) report(hidden, `The comment must be alone on its line, and written like this: ${example}`);
      if (run.open && !hasHeadings && block.type === 'heading')
        report(block, `A heading is inside <!-- ${name} -->: move it out.`);
      run.blocks.push(block);
    }
  }
  if (run.open) report(run.open, `<!-- ${name} --> is not closed: <!-- /${name} --> is missing.`);
  return { runs, problems };
}

const textOfHtml = ({ type, value = '' }: MarkdownNode): string => (type === 'html' ? value : '');

const findComment = (block: MarkdownNode, pattern: RegExp): MarkdownNode | undefined =>
  pattern.test(textOfHtml(block))
    ? block
    : block.children?.map((child) => findComment(child, pattern)).find((found) => found !== undefined);

/** Tell whether a comment makes the list below it buttons. */
export const isButtonsComment = (node: MarkdownNode): boolean => /^<!--\s*buttons\s*-->\s*$/.test(textOfHtml(node));

interface Panel<Node> {
  label: string;
  blocks: Node[];
}

/** Split what is between the comments of tabs: a paragraph of bold text alone is the label of a panel. */
export function splitPanels<Node extends MarkdownNode>({ open, argument, blocks }: BlockRun<Node>) {
  const panels: Panel<Node>[] = [];
  const problems: Fault[] = [];
  const report = (node: MarkdownNode | undefined, message: string) =>
    problems.push({ line: node?.position?.start.line ?? 1, message: `The tabs "${argument}" ${message}` });
  for (const block of blocks) {
    const label = readTabLabel(block);
    if (label && panels.some((panel) => panel.label === label))
      report(block, `have two labels "${label}": readers could not choose the second.`);
    const panel = panels.at(-1);
    if (label) panels.push({ label, blocks: [] });
    else if (panel) panel.blocks.push(block);
    else if (block === blocks[0]) report(open, 'begin without a label: a paragraph of bold text alone.');
  }
  return { panels, problems };
}

/** Read the label of a panel from the paragraph that begins it. */
export function readTabLabel({ type, children = [] }: MarkdownNode): string | undefined {
  const [only, ...others] = children;
  return type === 'paragraph' && only?.type === 'strong' && others.length === 0 ? wordsOf(only) : undefined;
}
