import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { type ArticleElement, type ArticleNode, readArticle } from './article.ts';
import { compareArticles } from './compareArticles.ts';

const parseArticle = (html: string): ArticleElement => ({
  tag: 'article',
  attributes: {},
  children: parseDocument(html).children.flatMap(toNode),
});

function toNode(node: ChildNode): ArticleNode[] {
  if (isTag(node)) return [{ tag: node.name, attributes: node.attribs, children: node.children.flatMap(toNode) }];
  return isText(node) ? [node.data] : [];
}

/** Format as HTML, without ids of changes. */
const formatContent = ({ children }: ArticleElement): string => children.map(formatNode).join('');

function formatNode(node: ArticleNode): string {
  if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => name !== 'data-change-id')
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.tag}${attributes.join('')}>${formatContent(node)}</${node.tag}>`;
}

const compare = (oldHtml: string, newHtml: string) =>
  compareArticles(
    { article: parseArticle(oldHtml), versionName: '1.1.0', basePath: '/1.1.0/' },
    { article: parseArticle(newHtml), versionName: '2.1.0', basePath: '/' },
  );

const merge = (oldHtml: string, newHtml: string) => formatContent(compare(oldHtml, newHtml).article);

/** Lines of highlighted code, as the highlighter writes them. */
const code = (...lines: string[]) =>
  `<pre><code>${lines.map((line) => `<span class="line"><span style="color:red">${line}</span></span>`).join('\n')}</code></pre>`;

/** Rows of a table, the first of which is the head. */
const table = ([head = [], ...rows]: string[][]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

describe('words', () => {
  test.each([
    ['a word that changed', 'Open the old port.', 'Open the new port.', 'Open the <del>old</del><ins>new</ins> port.'],
    [
      'neighbors as one change',
      'It sends one byte at a time.',
      'It sends two words at a time.',
      'It sends <del>one byte</del><ins>two words</ins> at a time.',
    ],
    [
      'words that came or went together, whatever is between them',
      'It calls you when a device that we own is gone: look at it.',
      'It calls you when one, the server, is gone.',
      'It calls you when <del>a device that we own</del><ins>one, the server,</ins> is gone<del>: look at it</del>.',
    ],
    [
      'a word in the middle of a link',
      'See <a href="/1.1.0/a/">all the old options</a> of it.',
      'See <a href="/a/">all the new options</a> of it.',
      'See <a href="/a/">all the <del>old</del><ins>new</ins> options</a> of it.',
    ],
    [
      'a format that changed as a whole',
      'Call <code>open</code> on it, and wait for the answer.',
      'Call <code>connect</code> on it, and wait for the answer.',
      'Call <del><code>open</code></del><ins><code>connect</code></ins> on it, and wait for the answer.',
    ],
    [
      'another image',
      'The picture <img src="/1.1.0/a.svg" alt="A"> shows it.',
      'The picture <img src="/b.svg" alt="A"> shows it.',
      'The picture <del><img src="/1.1.0/a.svg" alt="A"></img></del><ins><img src="/b.svg" alt="A"></img></ins> shows it.',
    ],
    ['text without spaces', '打开旧的端口', '打开新的端口', '打开<del>旧</del><ins>新</ins>的端口'],
    [
      'text that looks like a script',
      'Never write &lt;img onerror="a()"&gt; into a page.',
      'Never write &lt;img onerror="b()"&gt; into a page.',
      'Never write &lt;img onerror="<del>a</del><ins>b</ins>()"> into a page.',
    ],
  ])('marks %s', (_, oldText, newText, merged) => {
    expect(merge(`<p>${oldText}</p>`, `<p>${newText}</p>`)).toBe(`<p data-change="changed">${merged}</p>`);
  });

  test('names what changed, the old words first', () => {
    expect(compare('<p>Open the old port (a).</p>', '<p>Open the new port (a)!</p>').changes).toEqual([
      { id: '1', kind: 'changed', summary: 'old → new' },
    ]);
  });
});

describe('no change', () => {
  test.each([
    ['the name of the version', '<p>Install 1.1.0 or v1.1.0.</p>', '<p>Install 2.1.0 or v2.1.0.</p>'],
    ['the base of a link', '<p><a href="/1.1.0/api/#a">A</a></p>', '<p><a href="/api/#a">A</a></p>'],
    ['the base of an image', '<p><img src="/1.1.0/a.svg"></p>', '<p><img src="/a.svg"></p>'],
    ['another address of a link', '<p>The <a href="/1.1.0/a/">list</a></p>', '<p>The <a href="/b/">list</a></p>'],
    ['emphasis', '<p>One <b>word</b></p>', '<p>One word</p>'],
    ['indentation of code', code('a();', '  b();', ''), code('  a();', '    b();', '')],
    ['white space', '<p>One\n word </p>', '<p>One word</p>\n'],
    ['ids inside a drawing', drawing('diagram1'), drawing('diagram2')],
  ])('is %s', (_, oldHtml, newHtml) => {
    const { article, changes } = compare(oldHtml, newHtml);

    expect(changes).toEqual([]);
    expect(formatContent(article)).toBe(merge(newHtml, newHtml));
  });

  test('has no name of a version where both articles are of one', () => {
    const side = (html: string) => ({ article: parseArticle(html), versionName: '', basePath: '/' });
    const { article } = compareArticles(side('<p>The words</p>'), side('<p>The new words</p>'));
    expect(formatContent(article)).toBe('<p data-change="changed">The <ins>new </ins>words</p>');
  });

  test('is the name of a prerelease', () => {
    const side = (name: string) => ({
      article: parseArticle(`<p>Install ${name}.</p>`),
      versionName: name,
      basePath: '/',
    });
    expect(compareArticles(side('2.1.0-rc.1'), side('2.1.0')).changes).toEqual([]);
  });

  test.each(['2.1.0.1', '12.1.0', '2.1.0-beta'])('is not %s, another version', (name) => {
    expect(compare('<p>Install 1.1.0</p>', `<p>Install ${name}</p>`).changes).not.toEqual([]);
  });
});

function drawing(id: string) {
  return `<svg aria-labelledby="${id}"><marker id="${id}"></marker><path marker-end="url(#${id})"></path></svg>`;
}

describe('blocks', () => {
  const list = '<ul><li>Four</li><li>Five</li></ul>';

  test.each([
    [
      'blocks that came and went',
      '<p>One two</p><p>Three four</p>',
      '<p>Three four</p><ul><li>Five</li></ul>',
      '<p data-change="removed">One two</p><p>Three four</p><ul data-change="added"><li>Five</li></ul>',
    ],
    [
      'a list inside an item, whose text is kept',
      '<ul><li>One two</li></ul>',
      '<ul><li>One two<ul><li>Three</li></ul></li></ul>',
      '<ul><li>One two<ul data-change="added"><li>Three</li></ul></li></ul>',
    ],
    [
      'text beside blocks',
      `<ul><li>One two${list}</li></ul>`,
      `<ul><li>${list}Three</li></ul>`,
      `<ul><li><del data-change="removed">One two</del>${list}<ins data-change="added">Three</ins></li></ul>`,
    ],
    [
      'the items of lists that have little in common',
      '<ul><li>Read all output</li><li>Wait for one minute at least</li></ul>',
      '<ul><li>Read all output</li><li>Close every socket first</li></ul>',
      '<ul><li>Read all output</li><li data-change="removed">Wait for one minute at least</li>' +
        '<li data-change="added">Close every socket first</li></ul>',
    ],
    [
      'the words of a heading that alone changed',
      '<p>A.</p><h2 id="a">Install</h2><p>B.</p>',
      '<p>A.</p><h2 id="b">Set up</h2><p>B.</p>',
      '<p>A.</p><h2 id="b" data-change="changed"><del>Install</del><ins>Set up</ins></h2><p>B.</p>',
    ],
  ])('marks %s', (_, oldHtml, newHtml, merged) => {
    expect(merge(oldHtml, newHtml)).toBe(merged);
  });

  test('keeps the first words of an item that says something else', () => {
    const merged = merge(
      '<ul><li>Read all output</li><li><b>path</b>: where the old file is</li></ul>',
      '<ul><li>Read all output</li><li><b>path</b>: any address of yours</li></ul>',
    );
    expect(merged).toContain('<li data-change="changed"><b>path</b>: <del>');
  });

  test('makes one change of neighbors that came together, up to a heading', () => {
    const { changes } = compare('', '<p>Intro.</p><p>More.</p><h2 id="a">Part A</h2><p>Text.</p><p>End.</p>');

    expect(changes).toEqual([
      { id: '1', kind: 'added', summary: 'Intro.' },
      { id: '2', kind: 'added', summary: 'Part A' },
    ]);
  });

  test('cuts a summary behind a word', () => {
    const [change] = compare('', `<p>${'long words '.repeat(20)}</p>`).changes;

    expect(change?.summary).toMatch(/^long words .{50,70} (long|words)…$/);
  });
});

describe('ids', () => {
  test('belong to the headings of the later article', () => {
    expect(merge('<h2 id="a">Old part</h2><p>One.</p>', '<p>Two.</p><h2 id="a">Another title</h2>')).toBe(
      '<h2 data-change="removed">Old part</h2><p data-change="removed">One.</p>' +
        '<p data-change="added">Two.</p><h2 id="a" data-change="added">Another title</h2>',
    );
  });

  test('inside a removed drawing are others, and refer to each other', () => {
    expect(merge(`<p>A</p>${drawing('d')}`, '<p>A</p>')).toContain(
      '<svg aria-labelledby="old-d"><marker id="old-d"></marker><path marker-end="url(#old-d)"></path></svg>',
    );
  });
});

describe('tables', () => {
  const old = [
    ['Name', 'Meaning'],
    ['port', 'The number of the port'],
    ['host', 'The name of the host'],
  ];

  test('marks rows and the words of cells', () => {
    const [head = [], port = []] = old;
    expect(merge(table(old), table([head, ['port', 'The number of its port'], ['path', 'Where it is']]))).toBe(
      '<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody>' +
        `<tr><td>${port[0]}</td><td data-change="changed">The number of <del>the</del><ins>its</ins> port</td></tr>` +
        '<tr data-change="removed"><td>host</td><td>The name of the host</td></tr>' +
        '<tr data-change="added"><td>path</td><td>Where it is</td></tr></tbody></table>',
    );
  });

  test('keeps cells in their columns, whatever they say', () => {
    const merged = merge(table([...old, ['path', 'x']]), table([...old, ['path', 'another word']]));
    expect(merged).toContain('<td data-change="changed"><del>x</del><ins>another word</ins></td></tr>');
  });

  test('adds the cells of a column', () => {
    const wide = old.map(([name = '', meaning = ''], row) => [name, row === 0 ? 'Default' : String(row), meaning]);
    const merged = merge(table(old), table(wide));
    expect(merged).toContain('<th data-change="added">Default</th><th>Meaning</th>');
    expect(merged).toContain(`<tr><td>port</td><td data-change="added">1</td><td>${old[1]?.[1]}</td></tr>`);
  });
});

describe('code', () => {
  test('marks lines, and words inside them', () => {
    const merged = merge(
      code('const a = open(1);', 'b();', 'log(a);'),
      code('const a = open(2);', 'log(a);', 'close();'),
    );

    expect(merged).toBe(
      '<pre><code><span class="line" data-change="changed"><span style="color:red">' +
        'const a = open(<del>1</del><ins>2</ins>);</span></span>\n' +
        '<span class="line" data-change="removed"><span style="color:red">b();</span></span>\n' +
        '<span class="line"><span style="color:red">log(a);</span></span>\n' +
        '<span class="line" data-change="added"><span style="color:red">close();</span></span>\n</code></pre>',
    );
  });

  test('makes one change of neighboring lines', () => {
    const { changes } = compare(code('a(1);', 'b();', 'same();'), code('a(2);', 'c();', 'same();'));

    expect(changes.map(({ kind }) => kind)).toEqual(['changed']);
  });

  test('makes no change of an empty line alone', () => {
    expect(compare(code('a();', '', 'b();'), code('a();', 'b();')).changes).toEqual([]);
  });

  test('replaces many lines as a whole if all are others', () => {
    const lines = (name: string) => code(...Array.from({ length: 1_000 }, (_, i) => `${name}${i}(${name});`));
    const { article, changes } = compare(lines('a'), lines('b'));

    expect(changes.map(({ kind }) => kind)).toEqual(['changed']);
    expect(formatContent(article)).not.toContain('<ins>');
  });
});

describe('whole pages', () => {
  const makePage = (name: string, more: string) =>
    `<h1 id="${name}">Open ${name}</h1><p>See <a href="/${name}/">the ${name} <code>port</code></a>.</p>` +
    `<ul><li>One<ul><li>${name}</li></ul></li>${more}</ul>${code(`open(${name});`, 'wait();')}` +
    table([['Name'], [name], ['host']]) +
    `<div role="note"><p>中文 ${name}</p></div>`;
  const [first, second] = [makePage('old', ''), makePage('new', '<li>Two</li>')];
  const listElements = (node: ArticleNode): ArticleElement[] =>
    typeof node === 'string' ? [] : [node, ...node.children.flatMap(listElements)];
  const without = (kind: string, tag: string, node: ArticleNode): string => {
    if (typeof node === 'string') return node;
    const isOut = node.tag === tag || node.attributes['data-change'] === kind;
    return isOut ? '' : node.children.map((child) => without(kind, tag, child)).join('');
  };
  const readWords = (text: string) => text.replace(/\s/g, '');

  test('have the old words without what was added, and the new ones without what was removed', () => {
    const { article } = compare(first, second);
    const [before, after] = [parseArticle(first), parseArticle(second)];
    expect(readWords(without('added', 'ins', article))).toBe(readWords(without('', '', before)));
    expect(readWords(without('removed', 'del', article))).toBe(readWords(without('', '', after)));
  });

  test('have each id once, an element for each change, and marks only where text may be', () => {
    const { article, changes } = compare(first, second);
    const elements = listElements(article);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    const changeIds = elements.flatMap(({ attributes }) => attributes['data-change-id'] ?? []);
    expect(new Set(changeIds)).toEqual(new Set(changes.map(({ id }) => id)));
    const blocks = elements.filter(({ tag }) => ['ul', 'table', 'tbody', 'tr'].includes(tag));
    const below = blocks.flatMap(({ children }) => children.map((child) => typeof child === 'object' && child.tag));
    expect(below.filter((tag) => tag === 'ins' || tag === 'del')).toEqual([]);
  });

  test('a page that became empty is one removed part', () => {
    expect(compare('<p>One</p><p>Two</p>', '')).toMatchObject({ changes: [{ kind: 'removed' }] });
  });
});

describe('an article that is read', () => {
  const read = (html: string) => formatContent(readArticle(parseArticle(html), ({ tag }) => tag !== 'button'));

  test('has what scripts or a click would show: all tabs, and what is folded', () => {
    const panel = '<div role="tabpanel" aria-labelledby="t" data-shown="false"><p>npm</p></div>';
    const tabs = `<div role="tablist"><button>npm</button></div>${panel}<details><summary>More</summary></details>`;
    expect(read(tabs)).toBe('<div><p>npm</p></div><details open=""><summary>More</summary></details>');
  });

  test('has words of code without the links of its own page', () => {
    const line = (...words: string[]) => `<pre><code><span class="line">${words.join('')}</span></code></pre>`;
    expect(read(line('<a href="/open/" style="color:red">open</a>', '<a href="/a/">a</a>'))).toBe(
      line('<span style="color:red">open</span>', '<span>a</span>'),
    );
  });

  test('lacks what is no text of it', () => {
    expect(read('<p>A<button>Copy</button></p>')).toBe('<p>A</p>');
  });
});
