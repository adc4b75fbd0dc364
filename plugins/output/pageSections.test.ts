import { expect, test } from 'vitest';
import { readPageSections } from './pageSections.ts';
import { parsePage } from './parsePage.ts';

const read = (article: string) =>
  readPageSections(parsePage(`<nav>Menu</nav><article data-article="">${article}</article><p>Foot`).article);

test('a page is cut at its second and third headings', () => {
  const { title, sections } = read(
    '<h1 id="t">Title</h1><p>Intro.</p><h2 id="a">A</h2><p>One</p><h3 id="b">B</h3>Two<h4 id="c">C</h4>Three',
  );

  expect(title).toBe('Title');
  expect(sections).toEqual([
    { anchor: '', heading: '', text: 'Intro.' },
    { anchor: 'a', heading: 'A', text: 'One' },
    { anchor: 'b', heading: 'B', text: 'Two C Three' },
  ]);
});

test.each([
  '<span hidden>x</span>',
  '<span aria-hidden="true">x</span>',
  '<button>x</button>',
  '<span class="sr-only">x</span>',
  '<span class="visuallyHidden-a1">x</span>',
  '<a class="rp-header-anchor" href="#a">#</a>',
  '<svg><title>x</title></svg>',
])('what no reader sees is left out: %s', (unseen) => {
  const { sections } = read(`<p>Seen ${unseen}</p><h2 id="a">${unseen}Heading</h2>`);

  expect(sections).toEqual([
    { anchor: '', heading: '', text: 'Seen' },
    { anchor: 'a', heading: 'Heading', text: '' },
  ]);
});

test('a diagram gives its caption, and not what is written in the picture', () => {
  const { sections } = read(
    '<p>Before.</p><figure><div><svg><desc>Words.</desc><text>OPEN</text></svg></div><figcaption>How it opens.</figcaption></figure>',
  );

  expect(sections[0]?.text).toBe('Before. How it opens.');
});

test('code keeps its words whole, and blocks keep theirs apart', () => {
  const { sections } = read(
    '<pre><code><span>adb</span><span>.rm</span>(<span>path</span>)</code></pre><table><tr><td>a</td><td>b</td></tr></table>',
  );

  expect(sections[0]?.text).toBe('adb.rm(path) a b');
});

test('a page without an article has no words', () => {
  expect(readPageSections(null)).toEqual({
    title: '',
    sections: [{ anchor: '', heading: '', text: '' }],
  });
});
