// The whole way from refs to one site, on a real repository, with real builds.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { digestFiles } from './lib/digest.ts';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';
import { makeTempDir, writeFiles } from './testing/makeRepo.ts';

// Its description says when it was merged.
const treeDigest = (dir: string) => digestFiles(`${dir}/`, ['.'], (name) => name !== './deployment.json');

const NEW_PAGE = '# New\n\n<!-- unreleased -->\n\nNames may change.\n\n<!-- /unreleased -->\n';

const PREVIEW_PAGE = '# Live\n\n<!-- preview: server-command -->\n\nWords.\n\n<!-- /preview -->\n';
const DIALECTS_PAGE = `# Dialects

<!-- A comment, which MDX does not have. -->

<kbd>A</kbd> \\{process.exit()}

:::tip[A *title*]
Words.
:::

<details>
<summary>More</summary>

Further words with an image: <img src="./dot.svg" alt="Dot" width="20" height="10">

</details>

::: code-group

\`\`\`sh [npm]
npm create harbor
\`\`\`

\`\`\`json{1} [read.json]
{}
\`\`\`

:::
`;
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><circle r="1"/></svg>';
const MANY_PAGES = Object.fromEntries(
  Array.from({ length: 60 }, (_, n): [string, string] => [`docs/page-${n}.md`, `# Page ${n}\n`]),
);

/** Two releases, one with many pages, a pre-release, a maintenance branch on the older release, and unreleased work. */
async function makeHistory(): Promise<TestProject> {
  const project = await makeProject(sharedDir('pipeline'));
  await project.commit(makeDocs('1.0.0'));
  await project.git('tag', 'v1.0.0');
  await project.commit(makeDocs('1.1.0', { 'docs/new.md': NEW_PAGE, 'docs/required-pages.json': '{}', ...MANY_PAGES }));
  await project.git('tag', 'v1.1.0');
  await project.git('rm', '--quiet', ...Object.keys(MANY_PAGES));
  await project.commit(makeDocs('2.0.0-beta.1', { 'docs/live.md': PREVIEW_PAGE }));
  await project.git('tag', 'v2.0.0-beta.1');
  await project.commit(makeDocs('next', { 'docs/dialects.mdx': DIALECTS_PAGE, 'docs/dot.svg': DOT }));
  await project.git('switch', '--quiet', '-c', 'docs/1.0.0', 'v1.0.0');
  await project.commit(makeDocs('1.0.0, fixed'));
  await project.git('switch', '--quiet', 'main');
  await project.git('merge', '--quiet', '--strategy=ours', '--no-edit', 'docs/1.0.0');
  return project;
}

describe('from refs to a site', () => {
  let project: TestProject;
  let toBuild: string[];

  beforeAll(async () => {
    project = await makeHistory();
    toBuild = project.toBuild();
    project.runOk('build');
    project.runOk('merge');
    return () => rmSync(project.dir, { recursive: true, force: true });
  });

  const siteFiles = (dir: string) =>
    readdirSync(path.join(project.dir, 'dist', dir), { recursive: true, encoding: 'utf8' });

  test('every version is built from its own ref, and merged under its own path', () => {
    expect(toBuild).toEqual(['next', '2.0.0-beta.1', '1.1.0', '1.0.0']);
    expect(project.read('dist/api/index.html')).toContain('The words of 1.1.0.');
    expect(project.read('dist/1.0.0/api/index.html')).toContain('The words of 1.0.0, fixed.');
    expect(project.read('dist/2.0.0-beta.1/api/index.html')).toContain('The words of 2.0.0-beta.1.');
    expect(project.read('dist/next/api/index.html')).toContain('The words of next.');
  });

  test("the latest version's own name leads to the root", () => {
    expect(project.read('dist/1.1.0/api/index.html')).toContain('location.replace("/api/"');
  });

  test('files that only the checks read are not published', () => {
    expect(siteFiles('')).not.toContainEqual(expect.stringContaining('required-pages'));
  });

  test.each(['new/index.html', 'new/index.md', 'llms-full.txt'])(
    'what is marked as unreleased is in %s of an unreleased version alone',
    (file) => {
      expect(project.read(`dist/${file}`)).not.toContain('Names may change.');
      for (const name of ['next', '2.0.0-beta.1'])
        expect(project.read(`dist/${name}/${file}`)).toContain('Names may change.');
    },
  );

  test('what other generators of sites write becomes callouts, details, images and tabs', () => {
    const html = project.read('dist/next/dialects/index.html');
    const main = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    expect(main).toContain('aria-label="Tip: A title"');
    expect(main).toMatch(/<details[^>]*><summary[^>]*>More<\/summary>.*Further words/);
    expect(main).toMatch(
      /<img (?=[^>]*src="(?:\/static\/|data:image\/svg)[^>]*)(?=[^>]*width="20")(?=[^>]*loading="lazy")[^>]*>/,
    );
    expect(main.match(/role="tab"[^>]*>[^<]*/g)?.map((tab) => tab.replace(/.*>/, ''))).toEqual(['npm', 'read.json']);
    expect(main).toContain('<kbd>A</kbd> {process.exit()}');
    expect(main).not.toContain(':::');
    expect(project.read('dist/next/dialects/index.md')).toMatch(/<img src="https:[^"]*" alt="Dot"/);
  });

  test('versions with few pages, many pages and live previews share one theme script, one React script, one style sheet', () => {
    const count = (pattern: RegExp) => siteFiles('static').filter((name) => pattern.test(name)).length;
    expect(count(/^js.theme\.\w+\.js$/)).toBe(1);
    expect(count(/^js.lib-react\.\w+\.js$/)).toBe(1);
    expect(count(/\.css$/)).toBe(1);
    expect(count(/^js.index\.\w+\.js$/)).toBe(4);
  });

  test('what is built and merged already is not done again', () => {
    expect(project.toBuild()).toEqual([]);
    expect(project.runOk('merge')).toContain('up to date');
  });

  test('a second build, and a build in another folder, are equal byte for byte', async () => {
    const buildDir = (dir: string) =>
      path.join(
        dir,
        '.site/builds',
        readdirSync(path.join(dir, '.site/builds')).find((name) => name.startsWith('1.0.0-')) ?? '',
      );
    const built = treeDigest(buildDir(project.dir));
    project.runOk('build', '--force', '1.0.0');
    expect(treeDigest(buildDir(project.dir))).toBe(built);

    const other = await makeProject();
    rmSync(path.join(other.dir, '.git'), { recursive: true });
    cpSync(path.join(project.dir, '.git'), path.join(other.dir, '.git'), { recursive: true });
    other.runOk('build', '1.0.0');
    expect(path.basename(buildDir(other.dir))).toBe(path.basename(buildDir(project.dir)));
    expect(treeDigest(buildDir(other.dir))).toBe(built);
  });

  test('a second merge is equal to the first, byte for byte', () => {
    const merged = treeDigest(path.join(project.dir, 'dist'));
    rmSync(path.join(project.dir, '.site/sites'), { recursive: true });
    project.runOk('merge');
    expect(treeDigest(path.join(project.dir, 'dist'))).toBe(merged);
  });

  describe('what has to be built again', () => {
    test('after a change to the docs of one version: that version', async () => {
      await project.git('switch', '--quiet', 'docs/1.0.0');
      await project.commit({ 'docs/api/index.md': '# Overview\n\n## Use\n\nAgain.\n' });
      await project.git('switch', '--quiet', 'main');
      const changed = project.toBuild();
      await project.git('branch', '--force', 'docs/1.0.0', 'docs/1.0.0~1');
      expect(changed).toEqual(['1.0.0']);
    });

    test('after a release: the new version, and the one that leaves the root', async () => {
      await project.git('tag', 'v1.2.0');
      const changed = project.toBuild();
      await project.git('tag', '-d', 'v1.2.0');
      expect(changed).toEqual(['1.2.0', '1.1.0']);
    });

    test('after a change to the shell: every version', () => {
      const config = project.read('site.config.ts');
      writeFiles(project.dir, { 'site.config.ts': `${config}\n// changed\n` });
      const changed = project.toBuild();
      writeFiles(project.dir, { 'site.config.ts': config });
      expect(changed).toEqual(['next', '2.0.0-beta.1', '1.1.0', '1.0.0']);
    });
  });
});

describe('the jobs of CI', () => {
  test('each takes the plan of the first one and makes its site, whatever is pushed meanwhile', async () => {
    const project = await makeProject();
    await project.commit(makeDocs('1.0.0'));
    await project.git('tag', 'v1.0.0');
    const handedOn = makeTempDir();
    const planFile = path.join(handedOn, 'plan.json');
    const output = path.join(handedOn, 'output');
    project.runOk('versions', '--plan', planFile, '--matrix', '--output', output);
    const matrix = JSON.parse(readFileSync(output, 'utf8').replace('matrix=', '')) as {
      include: { name: string; key: string }[];
    };
    expect(matrix.include.map(({ name }) => name)).toEqual(['next', '1.0.0']);

    await project.git('tag', 'v1.2.0');
    const artifacts = path.join(handedOn, 'builds');
    for (const { name } of matrix.include) {
      project.runOk('build', name, '--plan', planFile);
      cpSync(path.join(project.dir, '.site/builds'), artifacts, { recursive: true });
      rmSync(path.join(project.dir, '.site'), { recursive: true });
    }
    cpSync(artifacts, path.join(project.dir, '.site/builds'), { recursive: true });
    project.runOk('merge', '--plan', planFile);
    const { versions } = JSON.parse(project.read('dist/versions.json')) as {
      versions: { name: string; path: string }[];
    };
    expect(versions.map(({ name, path: base }) => `${name} ${base}`)).toEqual(['next /next/', '1.0.0 /']);
    expect(project.read('dist/index.html')).toContain('Welcome to 1.0.0');
    expect(project.run('build', '1.2.0', '--plan', planFile).output).toContain('There are: next, 1.0.0');
  });
});

describe('a build that fails', () => {
  let output: string;
  let exitCode: number;
  let project: TestProject;

  beforeAll(async () => {
    project = await makeProject(sharedDir('failing'));
    await project.commit(makeDocs('1.0.0', { 'docs/bad.md': '# Bad\n\n[gone](/gone/)\n' }));
    await project.git('tag', 'v1.0.0');
    await project.commit(makeDocs('1.1.0', { 'docs/bad.md': '# Bad\n\n[gone](/gone/) ![gone](./gone.png)\n' }));
    await project.git('tag', 'v1.1.0');
    await project.commit({
      ...makeDocs('next', { 'docs/bad.md': '# Bad\n\n[gone](/api/#gone)\n' }),
      'docs/api.md': '---\ntitle: Twin\n---\n\n# Twin\n',
    });
    ({ output, exitCode } = project.run('build'));
    return () => rmSync(project.dir, { recursive: true, force: true });
  });

  test('ends with exit code 1 and a summary of the versions that failed', () => {
    expect(exitCode).toBe(1);
    expect(output).toContain('2 of 3 builds failed:');
  });

  test('shows what the builds printed: a broken link, and both faults of a page with a broken image beside it', () => {
    const printedBy = (name: string) => output.split('──── ').find((part) => part.startsWith(`${name} ────`));
    expect(printedBy('1.0.0')).toContain('/gone/');
    expect(printedBy('1.1.0')).toContain('/gone/');
    expect(printedBy('1.1.0')).toContain('docs/bad.md:3: There is no image docs/gone.png.');
  });

  test('does not stop the versions that can be built', () => {
    expect(project.toBuild()).toEqual(['1.1.0', '1.0.0']);
  });

  test('warns of a broken anchor and of two pages with one address, and builds all the same', () => {
    const { output: warnings } = project.run('build', 'next');
    expect(warnings).toContain('next: /next/bad/: no anchor for the link "/api/#gone"');
    expect(warnings).toContain('/api/: both api.md and api/index.md; api/index.md is left out');
  });

  test('lists the warnings of the versions that were built, beside the failures', () => {
    expect(output).toContain('no anchor for the link "/api/#gone"');
  });

  test('leaves no half-written build', () => {
    expect(readdirSync(path.join(project.dir, '.site/builds')).map((name) => name.replace(/-\w+$/, ''))).toEqual([
      'next',
    ]);
  });

  test('the merge refuses, and names the version to build', () => {
    const merge = project.run('merge');
    expect(merge.exitCode).toBe(1);
    expect(merge.output).toContain('Version 1.1.0 is not built');
    expect(existsSync(path.join(project.dir, 'dist'))).toBe(false);
  });
});

describe('bad input', () => {
  test('a page whose address begins with the name of a version', async () => {
    const project = await makeProject();
    await project.commit(makeDocs('next', { 'docs/next-steps.md': '# Steps\n' }));
    const { output, exitCode } = project.run('build');
    expect(exitCode).toBe(1);
    expect(output).toContain('/next-steps/');
  });

  test.each(['../x', '9.9.9', ''])('the version %j is refused with the list of those that exist', async (name) => {
    const project = await makeProject();
    await project.commit(makeDocs('next'));
    const { output, exitCode } = project.run('build', name);
    expect(exitCode).toBe(1);
    expect(output).toContain('There are: next');
  });

  test('without git the working tree is built as next, and that is said', async () => {
    const project = await makeProject();
    rmSync(path.join(project.dir, '.git'), { recursive: true });
    writeFiles(project.dir, makeDocs('the working tree'));
    const { output } = project.run('versions');
    expect(output).toContain('This is not a git repository');
    expect(output).toContain('working tree');
  });
});
