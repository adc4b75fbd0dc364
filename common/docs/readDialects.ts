import { type MarkdownNode, wordsOf } from './markdownNode.ts';

// Whole tags, with the entities that `decode` reads: the rest stays raw HTML, which the checks refuse.
const IMAGES = /^(?:<img(?:\s+[a-z]+="(?:[^"&<>]|&(?:amp|lt|gt|quot);|&(?![#\w]))*")+\s*\/?>\s*)+$/;
const IMAGE = /<img([^>]*)>/g;
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g;
const IMAGE_ATTRIBUTES = new Map([
  ['src', /./],
  ['alt', /^/],
  ['title', /^/],
  ['width', /^\d+%?$/],
  ['height', /^\d+%?$/],
  ['loading', /^(?:lazy|eager)$/],
]);
const DETAILS = /^<details>\s*(<summary>[\s\S]*<\/summary>)?$/;
const SUMMARY = /^<summary>((?:[^&<]|&(?:amp|lt|gt|quot);|&(?![#\w])|<\/?(?:b|code|em|i|strong)>)*)<\/summary>$/;
const DETAILS_END = '</details>';
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Turn `<img>` tags into images; undefined for anything else, and for a forbidden attribute. */
function readImages({ type, value = '', position }: MarkdownNode): MarkdownNode[] | undefined {
  if (type !== 'html' || !IMAGES.test(value)) return undefined;
  const images = [...value.matchAll(IMAGE)].map(([, attributes = '']) => readImage(attributes));
  return images.every((image) => image !== undefined) ? images.map((image) => ({ ...image, position })) : undefined;
}

function readImage(text: string): MarkdownNode | undefined {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)] as const);
  if (!pairs.every(([name, value]) => IMAGE_ATTRIBUTES.get(name)?.test(value))) return undefined;
  const { src, alt = '', ...others }: Record<string, string> = Object.fromEntries(pairs);
  if (src === undefined) return undefined;
  // Without a size, an image that loads late would move the words below it.
  const loading = others.width && others.height ? { loading: 'lazy' } : {};
  return { type: 'image', url: src, alt, data: { hProperties: { ...loading, ...others } } };
}

/**
 * Fold `<details>` up to `</details>` into callouts, also nested. Markdown is between blank lines. Tags with attributes or without
 * a partner stay.
 */
function foldDetails(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  const start = blocks.findLastIndex(({ type, value = '' }) => type === 'html' && DETAILS.test(value.trim()));
  const end = blocks.findIndex((block, index) => index > start && isEnd(block));
  const open = blocks[start];
  if (!open || end < 0) return [...blocks];
  const [, inside] = DETAILS.exec(open.value?.trim() ?? '') ?? [];
  const below = inside === undefined && blocks[start + 1]?.type === 'html' ? blocks[start + 1] : undefined;
  const [, summary] = SUMMARY.exec(inside ?? below?.value?.trim() ?? '') ?? [];
  if (inside !== undefined && summary === undefined) return [...blocks];
  const first = start + (inside === undefined && summary !== undefined ? 2 : 1);
  const title =
    summary &&
    decode(
      summary
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const folded: MarkdownNode = {
    type: 'containerDirective',
    name: 'details',
    attributes: title ? { title } : {},
    children: blocks.slice(first, end),
    position: open.position,
  };
  return foldDetails([...blocks.slice(0, start), folded, ...blocks.slice(end + 1)]);
}

/** Comments in front of words, as in a list: Markdown reads the whole line as HTML, and browsers show the words as they are. */
const COMMENT_AND_WORDS = /^((?:<!--.*?-->[ \t]*)+)([^<>&\n]*\S)$/;

function splitComment(node: MarkdownNode): MarkdownNode[] {
  const [, comment, words] = (node.type === 'html' && COMMENT_AND_WORDS.exec(node.value ?? '')) || [];
  const { start, end } = node.position ?? {};
  if (!comment || !words || !start) return [node];
  const middle = { ...start, offset: (start.offset ?? 0) + comment.length };
  const position = { start: middle, end };
  return [
    { ...node, value: comment, position: { start, end: middle } },
    { type: 'paragraph', children: [{ type: 'text', value: words, position }], position },
  ];
}

const isEnd = ({ type, value = '' }: MarkdownNode): boolean => type === 'html' && value.trim() === DETAILS_END;

const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

const OPEN = /^:{3,}[ \t]*\w/;
/** Formatting in titles becomes plain text. */
const WORDS = ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference'];

/** Rewrite a callout's first line, `:::kind Title`, as one text. */
function rewriteCalloutTitle({ type, children = [] }: MarkdownNode): void {
  const [first] = children;
  if (type !== 'paragraph' || first?.type !== 'text' || !OPEN.test(first.value ?? '')) return;
  const end = children.findIndex((child) => child.type === 'text' && child.value?.includes('\n'));
  const last = end < 0 ? children.length - 1 : end;
  const parts = children.slice(0, last + 1);
  if (!parts.every(isWords)) return;
  first.value = parts.map(wordsOf).join('');
  children.splice(1, last);
}

const isWords = ({ type, children = [] }: MarkdownNode): boolean => WORDS.includes(type) && children.every(isWords);

/** Fold `<details>`, turn `<img>` into images, and give titles and languages one form, in a whole tree. */
export function rewriteNode(node: MarkdownNode): void {
  for (const child of node.children ?? []) rewriteNode(child);
  rewriteCalloutTitle(node);
  if (node.type === 'code' && node.lang) node.lang = node.lang.toLowerCase();
  if (!node.children) return;
  const isInline = ['paragraph', 'heading', 'tableCell'].includes(node.type);
  const children = node.children.flatMap((child) => {
    const images = readImages(child);
    if (!images) return [child];
    return isInline ? images : [{ type: 'paragraph', children: images, position: child.position }];
  });
  node.children = isInline ? children : foldDetails(children.flatMap(splitComment));
}
