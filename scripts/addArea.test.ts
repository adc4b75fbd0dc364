// One more area, on a real repository with real builds: only the docs and the navbar name it.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../common/manifest.ts';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';

const page = (title: string) => `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n# ${title}\n\nCook it.\n`;

const docs = makeDocs('next', {
  'docs/recipes/index.md': page('All recipes'),
  'docs/recipes/logcat.md': page('Follow the log'),
  'docs/sidebars.json': JSON.stringify({
    schema: 1,
    sidebars: {
      recipes: [
        { label: 'All', link: '/recipes/' },
        { label: 'Log', link: '/recipes/logcat/' },
      ],
      guide: [{ label: 'Start', link: '/' }],
      api: [{ label: 'Overview', link: '/api/' }],
    },
  }),
});

const SITE_CONFIG = `import { siteConfig as ours } from './ourSite.config.ts';

const items = [
  { type: 'doc', label: 'Guide', to: '/', position: 'left' },
  { type: 'doc', label: 'Recipes', to: '/recipes/', position: 'left' },
];
export const siteConfig = { ...ours, navbar: { items } };
`;

/** A release without the area, and unreleased work that adds it. */
async function makeHistory(): Promise<TestProject> {
  const project = await makeProject(sharedDir('area'));
  await project.commit(makeDocs('1.0.0'));
  await project.git('tag', 'v1.0.0');
  await project.commit({ ...docs, 'site.config.ts': SITE_CONFIG });
  return project;
}

describe('an area that sidebars.json and the navbar add', () => {
  let project: TestProject;
  let manifest: Manifest;
  const versionOf = (name: string) => manifest.versions.find((version) => version.name === name);

  beforeAll(async () => {
    project = await makeHistory();
    project.runOk('build');
    project.runOk('merge');
    manifest = JSON.parse(project.read('dist/versions.json'));
    return () => rmSync(project.dir, { recursive: true, force: true });
  });

  test('has its sidebar in the manifest, in the order of the file and with its label in the navbar', () => {
    expect(Object.entries(versionOf('next')?.sidebars ?? {})).toEqual([
      ['recipes', { label: 'All', path: '/next/recipes/', title: 'Recipes' }],
      ['guide', { label: 'Start', path: '/next/', title: 'Guide' }],
      ['api', { label: 'Overview', path: '/next/api/' }],
    ]);
  });

  test('has a search index of its own, with its pages alone', () => {
    const fileName = versionOf('next')?.search?.files.recipes ?? 'none';
    const index = JSON.parse(project.read(path.join('dist', fileName)));
    expect(index.pages.map(({ route, area }: { route: string; area: string }) => [route, area])).toEqual([
      ['/recipes/', 'recipes'],
      ['/recipes/logcat/', 'recipes'],
    ]);
  });

  test('has its heading in llms.txt, with its pages', () => {
    expect(project.read('dist/next/llms.txt')).toMatch(
      /\n## Recipes\n\n- \[All recipes\]\(\S+\/next\/recipes\/index\.md\): All recipes\.\n- \[Follow the log\]/,
    );
  });

  test('has its entry in the navbar and its sidebar on its pages', () => {
    const html = project.read('dist/next/recipes/logcat/index.html');
    expect(html).toContain('<meta name="docs:area" content="recipes"');
    expect(html).toContain('href="/next/recipes/"');
  });

  test('is missing in the sidebars and the navbar of a version without it', () => {
    expect(Object.keys(versionOf('1.0.0')?.sidebars ?? {})).toEqual(['start', 'api']);
    expect(project.read('dist/index.html')).not.toContain('recipes');
  });

  test('does not change the id of the home page of other versions', () => {
    expect(manifest.versions.map(({ name, mainDocId }) => [name, mainDocId])).toEqual([
      ['next', 'guide/index'],
      ['1.0.0', 'start/index'],
    ]);
    const home = JSON.parse(project.read('dist/page-map.json')).pages.find(
      ({ versions }: { versions: { next?: { path: string } } }) => versions.next?.path === '/next/',
    );
    expect(home.versions).toMatchObject({ next: { id: 'guide/index' }, '1.0.0': { id: 'start/index' } });
  });
});

test('a reserved id stops the build, and the error names the file', async () => {
  const project = await makeProject();
  const sidebars = { all: [{ label: 'Start', link: '/' }] };
  await project.commit(makeDocs('next', { 'docs/sidebars.json': JSON.stringify({ schema: 1, sidebars }) }));
  const { output, exitCode } = project.run('build');
  expect(exitCode).toBe(1);
  expect(output).toContain('sidebars.json:');
  expect(output).toContain('the id "all" is taken');
});
