// Builds that fail, that are killed while they run, or that are damaged afterwards.
import { readdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeDocs } from './fixture/makeDocs.ts';
import { listFiles } from './lib/digest.ts';
import { BUILD_STEPS, digestBuilds, killBuildAt } from './pipeline/killBuild.ts';
import { copyShared } from './pipeline/openProject.ts';

const site = await copyShared('failing');

const BROKEN: Record<string, Record<string, string>> = {
  '0.2.0': { 'docs/bad.md': '# Bad\n\n[gone](/gone/) ![gone](./gone.png)\n' },
  '0.3.0': { 'docs/404.md': '# Gone\n', 'docs/6.9.0/notes.md': '# Notes\n', 'docs/Api.md': '# Twin\n' },
  '0.4.0': {
    'docs/a.mdx': '{process.exit()}\n',
    'docs/b.md': '---js\n{ title: process.exit() }\n---\n# B\n',
    'docs/c.md': '# C\n\n<script>alert(1)</script>\n\n[c](javascript:alert(1))\n',
    'docs/d.svg': '<svg onload="alert(1)"/>',
  },
};

let output: string;

beforeAll(async () => {
  for (const [name, files] of Object.entries(BROKEN)) await commitDocs(name, files);
  symlinkSync('nowhere', path.join(site.dir, 'docs/hosts.md'));
  await site.commit({});
  await site.git('tag', 'v0.5.0');
  await commitDocs('next', { 'docs/bad.md': '# Bad\n\n[gone](/api/#gone)\n' });
  // Only the build of these docs is compared below.
  for (const dir of listBuilds().filter((name) => name.startsWith('next-')))
    rmSync(path.join(site.project.paths.buildsDir, dir), { recursive: true });
  output = await site.build().then(
    () => '',
    (refusal: Error) => refusal.message,
  );
});

async function commitDocs(name: string, files: Record<string, string>): Promise<void> {
  await site.git('rm', '-r', '--quiet', 'docs');
  await site.commit(makeDocs(name, files));
  if (name !== 'next') await site.git('tag', `v${name}`);
}

const listBuilds = (): string[] => readdirSync(site.project.paths.buildsDir);
const printedBy = (name: string): string => output.split('──── ').find((part) => part.startsWith(`${name} ────`)) ?? '';

test('a build ends with the versions that failed, beside which the others are built', async () => {
  expect(output).toContain('4 of 8 builds failed:');
  expect((await site.listToBuild()).sort()).toEqual(['0.2.0', '0.3.0', '0.4.0', '0.5.0']);
});

test('a build shows all faults of a page: a broken link, and a broken image beside it', () => {
  expect(printedBy('0.2.0')).toContain('docs/bad.md:3: The link "gone" leads to /gone/, which the site does not have.');
  expect(printedBy('0.2.0')).toContain('docs/bad.md:3: There is no image gone.png.');
});

test('a page at an address of the site, of a retired version or of another page is refused', () => {
  expect(printedBy('0.3.0')).toContain('docs/404.md:1: No page may have the address /404/');
  expect(printedBy('0.3.0')).toContain('docs/6.9.0/notes.md:1: No page may have the address /6.9.0/notes/');
  expect(printedBy('0.3.0')).toContain('docs/api/index.md:1: The address /api/ differs from /Api/');
});

test('everything in docs that is not content is named by the build and by the check of docs', async () => {
  const checked = await site.checkDocs(['0.4.0']).catch((refusal: Error) => refusal.message);
  for (const place of ['a.mdx:1', 'b.md:1', 'c.md:3', 'c.md:5', 'd.svg:1'])
    for (const text of [printedBy('0.4.0'), checked]) expect(text).toContain(`docs/${place}`);
  expect(printedBy('0.5.0')).toContain('docs/hosts.md');
  await expect(site.checkDocs(['0.5.0'])).rejects.toThrow('docs/hosts.md');
});

test('a broken anchor is a warning', () => {
  expect(output).toContain('next: /next/bad/: no anchor for the link "/api/#gone"');
});

test('a failed build leaves nothing, and the merge names the version that it lacks', async () => {
  const built = listBuilds().map((name) => name.replace(/-\w+$/, ''));
  expect(built.filter((name) => name in BROKEN)).toEqual([]);
  await expect(site.merge()).rejects.toThrow('Version 0.5.0 is not built');
});

test.each(BUILD_STEPS.filter(([what]) => what === 'a compiled page' || what === 'its record'))(
  'a build that is killed when it has written %s leaves nothing that is taken for whole: %s',
  async (_what, file) => {
    const built = digestBuilds(site.dir, 'next-');
    await killBuildAt(site.dir, file);
    await site.build(['next']);
    expect(digestBuilds(site.dir, 'next-')).toBe(built);
  },
);

test('a damaged build is made again, from pages that are not damaged', async () => {
  const built = digestBuilds(site.dir, 'next-');
  const files = listFiles(path.join(site.dir, '.site'));
  cutShort(files.filter((name) => /^builds\/next-.*api\/index\.html$/.test(name)));
  cutShort(files.filter((name) => /^compiled\/.*pages/.test(name)).slice(1));
  cutShort(files.filter((name) => name.startsWith('results/last-changes-')));
  expect(await site.listToBuild()).toContain('next');
  await site.build(['next']);
  expect(digestBuilds(site.dir, 'next-')).toBe(built);
});

function cutShort(names: readonly string[]): void {
  expect(names).not.toEqual([]);
  for (const file of names.map((name) => path.join(site.dir, '.site', name)))
    truncateSync(file, Math.floor(readFileSync(file).length / 2));
}
