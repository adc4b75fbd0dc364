import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatProblems, readDataFiles } from '../content/readDocs.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { checkFacts, checkFiles, checkSvg } from './checkFiles.ts';

/** Check a folder with the given files. */
function check(files: Record<string, string>, change: (dir: string) => void = () => undefined): string {
  const dir = makeTempDir();
  writeFiles(dir, files);
  change(dir);
  const docs = { docsDir: dir };
  return formatProblems([...checkFiles(docs), ...checkFacts(docs), ...readDataFiles(dir).problems], 'docs');
}

test('files other than Markdown, data and images are refused, each by its name', () => {
  const names = ['a.mdx', 'b/c.tsx', 'd.js', 'e.html', 'public/f.css', 'g', 'h.MD', '.npmrc', 'package.json'];
  const report = check({ 'index.md': '# A\n', ...Object.fromEntries(names.map((name) => [name, ''])) });
  for (const name of names) expect(report).toContain(`docs/${name}:1: `);
  expect(report).not.toContain('index.md');
});

test('a name that would be code where the framework writes it is refused', () => {
  const report = check({ "a'+process.exit()+'.md": '# A\n', 'b*/c.md': '# B\n' });
  expect(report).toContain("docs/a'+process.exit()+'.md:1: A name may contain");
  expect(report).toContain('docs/b*:1: A name may contain');
});

test('links are refused by their names', () => {
  const report = check({ 'index.md': '# A\n' }, (dir) => {
    symlinkSync('/etc', path.join(dir, 'etc'));
    symlinkSync('index.md', path.join(dir, 'other.md'));
  });
  expect(report).toBe(
    ['etc', 'other.md'].map((name) => `docs/${name}:1: A link is not content: put the file itself here.`).join('\n'),
  );
});

test('files of more than 5 MB are refused', () => {
  const report = check({}, (dir) => {
    writeFileSync(path.join(dir, 'a.json'), Buffer.alloc(5_000_001, ' '));
    writeFileSync(path.join(dir, 'b.json'), Buffer.alloc(5_000_000, ' '));
  });
  expect(report).toBe('docs/a.json:1: The file has 5.0 MB; allowed are 5 MB.');
});

test('folders of which nothing is published are refused', () => {
  const report = check({ 'other/.git': 'gitdir: a' }, (dir) => mkdirSync(path.join(dir, 'sub')));
  expect(report).toContain('docs/sub:1: The folder is empty or a Git submodule');
  expect(report).toContain('docs/other:1: The folder is empty or a Git submodule');
});

test('files whose names differ in case alone are refused', () => {
  expect(check({ 'a/flow.json': '', 'a/Flow.json': '' })).toBe(
    'docs/a/flow.json:1: The name differs from a/Flow.json in case alone. Rename one.',
  );
});

test('an API file has to follow its schema', () => {
  const valid = {
    schema: 1,
    ref: 'v1.0.0',
    commit: 'a'.repeat(40),
    packages: [{ name: 'a', version: '1.0.0', exports: [] }],
  };
  expect(check({ 'api.json': JSON.stringify(valid) })).toBe('');
  expect(check({ 'api.json': JSON.stringify({ ...valid, packages: [{ name: 'a' }] }) })).toContain(
    'docs/api.json:1: api.json is not valid:\n  packages.0.version: ',
  );
});

test('release notes need highlights alone, and are named where they are wrong', () => {
  expect(check({ 'release.md': '---\nhighlights: [Faster]\n---\n' })).toBe('');
  expect(check({ 'release.md': '---\nhighlights: []\n---\n' })).toBe(
    'docs/release.md:1: release.md is not valid:\n  highlights: has no line',
  );
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';

function listProblems(svg: string): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  checkSvg(svg, (line, message) => problems.push({ line, message }));
  return problems;
}

test('shapes, text, paint and parts of the same image pass', () => {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Words. -->\n${SVG}<style>.a { fill: url(#b) }</style>
    <defs><linearGradient id="b"><stop offset="0" stop-color="red"/></linearGradient></defs>
    <filter id="d"><feFlood flood-opacity="0"/><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#d)"/>
    <style>@font-face { font-family: e; src: url("data:font/woff2;base64,AA==") }</style>
    <use href="#c"/><path id="c" d="M0 0" style="fill: url('#b')"/>
    <path transform="translate(1 2)" fill="rgb(0 0 0 / 50%)" aria-label="call(a) by @b"/><text>a &lt; b: url(x)</text>
    <style><![CDATA[@media (prefers-color-scheme: dark) { a:not(b) { fill: hsl(1 2% 3%) } }]]></style></svg>`;
  expect(listProblems(svg)).toEqual([]);
});

test.each([
  ['a script', `${SVG}<script>alert(1)</script></svg>`],
  ['a script under another prefix', '<svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></svg>'],
  ['an event', '<svg onload="alert(1)"/>'],
  ['HTML inside', `${SVG}<foreignObject><iframe/></foreignObject></svg>`],
  ['a link that runs', `${SVG}<a href="javascript:alert(1)"><text>x</text></a></svg>`],
  ['a part of another image', `${SVG}<use href="/other.svg#a"/></svg>`],
  ['the same with the older name', `${SVG}<use xlink:href="data:image/svg+xml,x"/></svg>`],
  ['an attribute that is animated into a link', `${SVG}<set attributeName="href" to="javascript:alert(1)"/></svg>`],
  ['a picture in a filter', `${SVG}<filter><feImage href="#a"/></filter></svg>`],
  ['a font from elsewhere', `${SVG}<style>@font-face { src: url(https://a.example/a.woff2) }</style></svg>`],
  ['a document in a style', `${SVG}<style>a { fill: url(data:image/svg+xml,x) }</style></svg>`],
  ['a picture from elsewhere', `${SVG}<image href="https://a.example/a.png"/></svg>`],
  ['paint from elsewhere', `${SVG}<path fill="url(https://a.example/#a)"/></svg>`],
  ['a style from elsewhere', `${SVG}<style>@import "https://a.example/a.css";</style></svg>`],
  ['a style that hides its address', `${SVG}<style>a { fill: u\\72l(https://a.example/) }</style></svg>`],
  ['a rule that a comment parts', `${SVG}<style>@im<!-- -->port "https://a.example/a.css";</style></svg>`],
  ['a rule that an element parts', `${SVG}<style>url(<title>#</title>https://a.example/)</style></svg>`],
  ['a rule of entities', `${SVG}<style>&#64;import "https://a.example/a.css";</style></svg>`],
  ['an address that CDATA parts', `${SVG}<style>a { fill: u<![CDATA[rl(https://a.example/)]]> }</style></svg>`],
  ['a set of pictures', `${SVG}<style>a { mask: image-set("https://a.example/a.png" 1x) }</style></svg>`],
  ['a picture of another browser', `${SVG}<path style="mask: -webkit-image-set('/a.png' 1x)"/></svg>`],
  ['two pictures that fade', `${SVG}<path style="mask: cross-fade(url(#a), url(/b.png))"/></svg>`],
  ['a style sheet', `<?xml-stylesheet href="https://a.example/a.css"?>${SVG}</svg>`],
  ['words of its own making', `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${SVG}&a;</svg>`],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${SVG}</svg>`],
])('an SVG with %s is refused', (_name, svg) => expect(listProblems(svg)).not.toEqual([]));

test('each problem of an SVG has its line', () => {
  const svg = `${SVG}\n<script/>\n\n<path onclick="a()"/></svg>`;
  expect(listProblems(svg).map(({ line }) => line)).toEqual([2, 4]);
});
