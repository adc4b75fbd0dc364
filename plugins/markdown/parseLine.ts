import type { MarkdownNode } from './markdownElement.ts';

/** Parse a line of words that the build adds. Every second part of it stands between backticks. */
export const parseLine = (line: string): MarkdownNode[] =>
  line
    .split('`')
    .map((value, index) => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value }))
    .filter(({ value }) => value !== '');
