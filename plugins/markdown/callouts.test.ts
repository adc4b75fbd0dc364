import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { foldCallouts } from './callouts.ts';

const fold = (markdown: string) => foldCallouts(fromMarkdown(markdown).children).map(describeNode);

/** Write a node as `name(children)`, a text as itself. */
function describeNode({ type, value, data, children = [] }: MarkdownNode): string {
  const properties = Object.values(data?.hProperties ?? {});
  return (
    value ?? `${data?.hName ?? type}${properties.map((text) => ` ${text}`).join('')}(${children.map(describeNode)})`
  );
}

test.each([
  [
    'One.\n\n:::tip\n\nTwo.\n\n:::\n\nThree.',
    ['paragraph(One.)', 'docs-callout tip(paragraph(Two.))', 'paragraph(Three.)'],
  ],
  [':::tip A title\n\n- One.\n\n:::', ['docs-callout tip A title(list(listItem(paragraph(One.))))']],
  [':::tip\nOne *two*\n:::', ['docs-callout tip(paragraph(One ,emphasis(two),))']],
  [
    ':::tip\nOne.\n:::\n\n:::note\nTwo.\n:::',
    ['docs-callout tip(paragraph(One.))', 'docs-callout note(paragraph(Two.))'],
  ],
  ['- One.\n\n  :::tip\n\n  Two.\n\n  :::', ['list(listItem(paragraph(One.),docs-callout tip(paragraph(Two.))))']],
  ['::::tip A title\n\n:::note\nOne.\n:::\n\n::::', ['docs-callout tip A title(docs-callout note(paragraph(One.)))']],
  ['::::tip\nOne.\n\n:::\n::::', ['docs-callout tip(paragraph(One.),paragraph(:::))']],
  [':::hint\n\nOne.\n\n:::', ['paragraph(:::hint)', 'paragraph(One.)', 'paragraph(:::)']],
  [':::tip\n\nOne.', ['paragraph(:::tip)', 'paragraph(One.)']],
])('%j becomes %j', (markdown, blocks) => expect(fold(markdown)).toEqual(blocks));
