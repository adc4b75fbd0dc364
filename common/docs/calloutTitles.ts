import { type DialectNode, wordsOf } from './dialectNode.ts';

const OPEN = /^:{3,}[ \t]*\w/;
const BRACKETS = /^(:{3,}[ \t]*\w+)\[(.*)\][ \t]*$/;
/** Formatting in titles becomes plain text. */
const WORDS = ['text', 'inlineCode', 'emphasis', 'strong', 'delete'];

/** Rewrite a callout's first line as `:::kind Title`, one text without brackets. */
export function rewriteCalloutTitle({ type, children = [] }: DialectNode): void {
  const [first] = children;
  if (type !== 'paragraph' || first?.type !== 'text' || !OPEN.test(first.value ?? '')) return;
  const end = children.findIndex((child) => child.type === 'text' && child.value?.includes('\n'));
  const last = end < 0 ? children.length - 1 : end;
  const parts = children.slice(0, last + 1);
  if (!parts.every(isWords)) return;
  const text = parts.map(wordsOf).join('');
  const [line = ''] = text.split('\n', 1);
  first.value = line.replace(BRACKETS, '$1 $2') + text.slice(line.length);
  children.splice(1, last);
}

const isWords = ({ type, children = [] }: DialectNode): boolean => WORDS.includes(type) && children.every(isWords);
