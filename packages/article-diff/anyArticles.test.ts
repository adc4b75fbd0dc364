import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleElement, ArticleNode } from './article.ts';
import { type ArticleVersion, compareArticles } from './compareArticles.ts';
import { INLINE_TAGS } from './tokens.ts';

const SIGNS = ['open', 'port', 'the', '1.1.0', 'v2.1.0', '中文', '<img onerror=x>', '__proto__', ';', '🙂', '\0'];

const make = (tag: string, children: ArticleNode[], attributes = {}): ArticleElement => ({ tag, attributes, children });

const texts = fc.array(fc.constantFrom(...SIGNS, ' ', '\n'), { maxLength: 8 }).map((signs) => signs.join(' '));
const hrefs = fc.constantFrom('/1.1.0/a/', '/a/', '/b/', '#a');
const inlineNodes: fc.Arbitrary<ArticleNode> = fc.letrec<{ node: ArticleNode; nodes: ArticleNode[] }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    texts,
    hrefs.map((src) => make('img', [], { src, alt: 'a' })),
    fc.tuple(fc.constantFrom('code', 'em', 'strong'), tie('nodes')).map(([tag, nodes]) => make(tag, nodes)),
    fc.tuple(hrefs, tie('nodes')).map(([href, nodes]) => make('a', nodes, { href })),
  ),
  nodes: fc.array(tie('node'), { maxLength: 3 }),
})).node;
const lines = fc.array(inlineNodes, { maxLength: 3 });

const paragraphs = fc.tuple(fc.constantFrom('p', 'h1', 'h2', 'h3'), lines).map(([tag, nodes]) => make(tag, nodes));
const lists = fc.array(fc.tuple(lines, fc.option(lines)), { minLength: 1, maxLength: 4 }).map((pairs) =>
  make(
    'ul',
    pairs.map(([line, inner]) => make('li', inner ? [...line, make('ul', [make('li', inner)]), ...line] : line)),
  ),
);
const tables = fc.array(fc.array(lines, { maxLength: 4 }), { minLength: 1, maxLength: 5 }).map(([head = [], ...rows]) =>
  make('table', [
    make('thead', [makeRow('th', head)]),
    make(
      'tbody',
      rows.map((row) => makeRow('td', row)),
    ),
  ]),
);
const codes = fc
  .array(
    texts.map((text) => text.replaceAll('\n', ' ')),
    { maxLength: 6 },
  )
  .map((rows) =>
    make('pre', [
      make(
        'code',
        rows.flatMap((row) => [make('span', [make('span', [row])], { class: 'line' }), '\n']),
      ),
    ]),
  );
const leaves = fc.oneof(paragraphs, lists, tables, codes);
const blocks = fc.oneof(
  leaves,
  fc.array(leaves, { maxLength: 3 }).map((parts) => make('div', parts, { role: 'note' })),
);

function makeRow(tag: string, cells: ArticleNode[][]): ArticleElement {
  return make(
    'tr',
    cells.map((cell) => make(tag, cell)),
  );
}

/** Two articles that share some blocks, at the same place and at others. */
const pairs = fc.array(blocks, { minLength: 1, maxLength: 6 }).chain((pool) => {
  const article = fc
    .array(fc.constantFrom(...pool), { maxLength: 8 })
    .map((parts) => numberIds(make('article', parts), { next: 0 }));
  return fc.tuple(article, article);
});

/** Give each element an id of its own. */
function numberIds({ tag, attributes, children }: ArticleElement, ids: { next: number }): ArticleElement {
  const id = `id${ids.next++}`;
  const copies = children.map((child) => (typeof child === 'string' ? child : numberIds(child, ids)));
  return { tag, attributes: { ...attributes, id }, children: copies };
}

const from = (article: ArticleElement): ArticleVersion => ({ article, versionName: '1.1.0', basePath: '/1.1.0/' });
const to = (article: ArticleElement): ArticleVersion => ({ article, versionName: '2.1.0', basePath: '/' });

const isAdded = ({ tag, attributes }: ArticleElement) => tag === 'ins' || attributes['data-change'] === 'added';
const isRemoved = ({ tag, attributes }: ArticleElement) => tag === 'del' || attributes['data-change'] === 'removed';

/** Read separated words, without dropped elements. */
function readWords(article: ArticleElement, isDropped: (element: ArticleElement) => boolean = () => false): string {
  const read = (node: ArticleNode): string => {
    if (typeof node === 'string') return node;
    if (isDropped(node)) return '';
    const gap = INLINE_TAGS.has(node.tag) && node.attributes.class !== 'line' ? '' : ' ';
    return gap + node.children.map(read).join('') + gap;
  };
  return read(article).replace(/\s+/g, ' ').trim();
}

/** Write the names of both versions as one: they are no change. */
const foldVersions = (words: string) => words.replaceAll(/[12]\.1\.0/g, 'VERSION');

function listElements(element: ArticleElement): ArticleElement[] {
  return [element, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : listElements(child)))];
}

const check = (property: (old: ArticleElement, article: ArticleElement) => void) =>
  fc.assert(
    fc.property(pairs, ([old, article]) => property(old, article)),
    { numRuns: 100 },
  );

test('without what was added the old words are left, and without what was removed the new ones', () => {
  check((old, article) => {
    const merged = compareArticles(from(old), to(article)).article;
    expect(foldVersions(readWords(merged, isAdded))).toBe(foldVersions(readWords(old)));
    expect(readWords(merged, isRemoved)).toBe(readWords(article));
  });
});

test('an article has no change to itself', () => {
  check((article) => {
    const { changes, changedShare } = compareArticles(to(article), to(article));
    expect([changes, changedShare]).toEqual([[], 0]);
  });
});

test('each id exists once, and each change has an element', () => {
  check((old, article) => {
    const { article: merged, changes, changedShare } = compareArticles(from(old), to(article));
    const elements = listElements(merged);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    const marked = elements.filter(({ attributes }) => attributes['data-change'] !== undefined);
    const changeIds = new Set(marked.map(({ attributes }) => attributes['data-change-id']));
    expect(changeIds).toEqual(new Set(changes.map(({ id }) => id)));
    expect(changedShare >= 0 && changedShare <= 1).toBe(true);
  });
});

test('ins and del hold text and inline elements alone, and are where text may be', () => {
  const parents = ['ul', 'table', 'thead', 'tbody', 'tr'];
  const isMark = (node: ArticleNode) => typeof node === 'object' && (node.tag === 'ins' || node.tag === 'del');
  check((old, article) => {
    const elements = listElements(compareArticles(from(old), to(article)).article);
    const inside = elements
      .filter(isMark)
      .flatMap((mark) => listElements(mark))
      .map(({ tag }) => tag);
    expect(inside.filter((tag) => !INLINE_TAGS.has(tag) && tag !== 'img')).toEqual([]);
    expect(elements.filter(({ tag, children }) => parents.includes(tag) && children.some(isMark))).toEqual([]);
  });
});
