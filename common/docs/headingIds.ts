import { type DialectNode, wordsOf } from './dialectNode.ts';

const OWN_ID = /\{#(.*)\}/;

/** Read a heading's own id. @example readOwnId('In a browser {#browser}') === 'browser' */
export const readOwnId = (text: string): string | undefined => OWN_ID.exec(text)?.[1];

/** Remove a heading's own id. */
export const dropOwnId = (text: string): string => text.replace(/\s*\{#.*\}/, '');

/** Add ids of VitePress to the headings of a page that have none. */
export function writeIds(page: DialectNode): void {
  const taken = new Set<string>();
  const visit = (node: DialectNode): void => {
    if (node.type !== 'heading') {
      for (const child of node.children ?? []) visit(child);
      return;
    }
    const text = wordsOf(node);
    const own = readOwnId(text);
    const id = own ?? findFree(slugify(text), taken);
    taken.add(id);
    if (own === undefined && id !== '') node.children?.push({ type: 'text', value: ` {#${id}}` });
  };
  visit(page);
}

function findFree(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

/** The rules of `slugify` of @mdit-vue/shared, which VitePress uses. */
const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
