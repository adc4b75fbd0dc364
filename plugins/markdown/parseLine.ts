import type { MarkdownNode } from './markdownElement.ts';

/** Parse an added line of words, with code between backticks. */
export const parseLine = (line: string): MarkdownNode[] =>
  line
    .split('`')
    .map((value, index) => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value }))
    .filter(({ value }) => value !== '');
