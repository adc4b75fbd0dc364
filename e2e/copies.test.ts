import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { Changes } from '../common/changes.ts';
import { findAll, findOne, hasFile, listPages, ORIGIN, readPage, readText, readXml, textOf } from './readFixture.ts';
import { BASE, VERSIONS } from './site.ts';

const HOME = ORIGIN + BASE;
/** Take the address of the site off a full address. */
const ownPath = (href: string) => href.replace(HOME, '');
const isOwn = (href: string) => href.startsWith(HOME);

describe.each(VERSIONS)('version %s', (name, base) => {
  test('has a Markdown copy of every page, which names its address', () => {
    for (const address of listPages(name))
      expect(readText(`${address}index.md`)).toContain(`\n\n> Harbor, version ${name}: <${HOME}${address}>\n`);
    const link = findOne(readPage(`${base}api/read/`), 'link[rel=alternate][type="text/markdown"]');
    expect(link.attribs.href).toBe(`${BASE}${base}api/read/index.md`);
  });

  test('has images in a copy at the addresses of files, small ones too', () => {
    const copy = readText(`${base}guide/streams/index.md`);
    const addresses = [...copy.matchAll(/!\[[^\]]+\]\(([^)]+\.(?:png|svg))\)/g)].map(([, address = '']) => address);
    expect(new Set(addresses.map((address) => address.slice(-3)))).toEqual(new Set(['png', 'svg']));
    expect(addresses.filter((address) => !hasFile(address))).toEqual([]);
  });

  test('has a list of its copies for assistants, and all of them in one file, without the reference', () => {
    const list = readText(`${base}llms.txt`);
    expect(list).toMatch(`# Harbor ${name}\n`);
    expect(list).toContain('## Guide');
    const links = [...list.matchAll(/\((https:[^)]+\/index\.md)\)/g)].map(([, href = '']) => ownPath(href));
    expect(links).toContain(`${base}api/read/index.md`);
    expect(links.filter((link) => !hasFile(BASE + link))).toEqual([]);
    const whole = readText(`${base}llms-full.txt`);
    const written = links.filter((link) => !/api\/reference\/[^/]+\/index/.test(link));
    expect(whole.match(/^> Harbor, version /gm)).toHaveLength(written.length);
    expect(whole.indexOf(`${base}api/>`)).toBeGreaterThan(whole.indexOf(`${base}guide/streams/>`));
  });
});

test('a copy has its title, full links, the source of its diagrams, and no front matter', () => {
  const copy = readText('next/api/read/index.md');
  expect(copy).toMatch(/^# read\n/);
  expect(copy).toContain(`[streams](${HOME}next/guide/streams/#back-pressure)`);
  expect(copy).not.toContain('description:');
  expect(readText('format/stream/index.md')).toContain(
    '```mermaid title="The life of one stream: open, write, close."\nsequenceDiagram\n',
  );
});

test('a copy has what is known of a signature, and the signatures of the reference', () => {
  expect(readText('api/watch/index.md')).toContain('```\n\n`Watcher`: since 3.1.0\n');
  const reference = readText('next/api/reference/radio/index.md');
  expect(reference).toContain('### `Receiver` {#Receiver}\n\n```ts\nabstract class Receiver\n```');
  expect(reference).toContain('- `abstract tune(options: TuneOptions): Promise<Signal>`');
});

test('a fact is in the page that names it and in its copy, and has no page', () => {
  const fact = 'Either side ends the stream with `CLSE`, and the other side answers with `CLSE`.';
  expect(textOf(findOne(readPage('next/format/stream/'), 'article'))).toContain(fact.replaceAll('`', ''));
  expect(readText('next/format/stream/index.md')).toContain(`\n${fact}\n`);
  expect(hasFile(`${BASE}next/_facts/stream-end/`)).toBe(false);
});

test('llms.txt names the lists of all versions, at addresses that the next release does not change', () => {
  const [, list = ''] = readText('llms.txt').split('## Versions\n\n');
  const links = [...list.matchAll(/\[Harbor (.+)\]\((https:.+)\)/g)].map(([, name, href]) => [name, href]);
  expect(links).toEqual(VERSIONS.map(([name]) => [name, `${HOME}${name}/llms.txt`]));
  for (const [name] of VERSIONS) expect(readText(`${name}/llms.txt`)).toContain(`# Harbor ${name}\n`);
});

test('the file for AGENTS.md has rules, and leads to Markdown of its version', () => {
  const text = readText('4.0.0/agents.md');
  expect(text).toMatch(/^# Harbor 4\.0\.0\n/);
  expect(text).toContain('Packages of release 4.0.0: `@harbor/harbor`.');
  expect(text).toContain('1. Read or cancel every stream');
  expect(text).toContain(`is Markdown at \`${HOME}4.0.0/a/index.md\``);
  expect(readText('4.0.0/format/stream/index.md')).toContain('## Unread streams');
  expect(readText('3.0.0/agents.md')).not.toContain('## Rules');
});

describe('the feed', () => {
  const feed = readXml('feed.xml');
  const texts = (root: Document, selector: string) => findAll(root, selector).map(textOf);
  const hrefs = (selector: string) => findAll(feed, selector).map(({ attribs }) => attribs.href ?? '');

  test('has what Atom asks for, and an entry for each release and its patches', () => {
    expect(findOne(feed, 'feed').attribs.xmlns).toBe('http://www.w3.org/2005/Atom');
    expect(texts(feed, 'feed > id')).toEqual([HOME]);
    expect(texts(feed, 'feed > updated')).toEqual(['2024-01-02T03:04:05Z']);
    expect(texts(feed, 'feed > author')).toEqual(['Harbor']);
    expect(hrefs('feed > link')).toEqual([`${HOME}feed.xml`, `${HOME}versions/`]);
    expect(texts(feed, 'entry > title')).toEqual([
      'Documentation of Harbor 3.1.0: changes',
      'Harbor 4.0.0',
      'Harbor 3.1.0',
      'Harbor 3.0.0',
    ]);
    expect(new Set(texts(feed, 'entry > id')).size).toBe(4);
  });

  test('is named by every version, and leads to pages that exist', () => {
    for (const [, base] of VERSIONS) {
      const link = findOne(readPage(base), 'link[rel=alternate][type="application/atom+xml"]');
      expect(link.attribs.href).toBe(`${BASE}feed.xml`);
    }
    const summaries = findAll(feed, 'summary').map((summary) => parseDocument(textOf(summary)));
    const linked = summaries.flatMap((summary) => findAll(summary, 'a').map(({ attribs }) => attribs.href ?? ''));
    const own = [...hrefs('entry > link'), ...linked].filter(isOwn);
    expect(own.length).toBeGreaterThan(summaries.length);
    expect(own.filter((href) => !hasFile(href))).toEqual([]);
  });

  test('is there for programs as data too', () => {
    const changes: Changes = JSON.parse(readText('changes.json'));
    expect(changes.versions.map(({ name, since }) => [name, since?.name])).toEqual([
      ['next', '4.0.0'],
      ['4.0.0', '3.1.0'],
      ['3.1.0', '3.0.0'],
      ['3.0.0', undefined],
    ]);
    expect(changes.patches.map(({ version }) => version)).toEqual(['3.1.0']);
  });
});
