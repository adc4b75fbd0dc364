// Content is data: what a version's docs may hold, through the commands that build and check them.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDocs, makeProject } from './testing/makeProject.ts';

test('a build names everything in its docs that is not content, and so does the check', async () => {
  const project = await makeProject();
  await project.commit(
    makeDocs('1.0.0', {
      'docs/a.mdx': '{process.exit()}\n',
      'docs/b.md': '---js\n{ title: process.exit() }\n---\n# B\n',
      'docs/c.md': '# C\n\n<script>alert(1)</script>\n\n[c](javascript:alert(1))\n',
      'docs/d.svg': '<svg onload="alert(1)"/>',
    }),
  );
  await project.git('tag', 'v1.0.0');
  symlinkSync('nowhere', path.join(project.dir, 'docs/hosts.md'));
  await project.commit({});
  for (const args of [
    ['build', '1.0.0'],
    ['check-docs', '1.0.0'],
  ]) {
    const { output, exitCode } = project.run(...args);
    expect(exitCode).toBe(1);
    for (const place of ['a.mdx:1', 'b.md:1', 'c.md:3', 'c.md:5', 'd.svg:1']) expect(output).toContain(`docs/${place}`);
    expect(output).not.toContain('    at ');
  }
  for (const args of [
    ['build', 'next'],
    ['check-docs', 'next'],
  ])
    expect(project.run(...args)).toMatchObject({ exitCode: 1, output: expect.stringContaining('docs/hosts.md') });
});

test('words of the sidebars and descriptions that would be code in a generated page are text', async () => {
  const attack = '{process.exit()} <script>alert(1)</script>';
  const project = await makeProject();
  const sidebars = {
    start: [
      { label: 'Start', link: '/' },
      { label: attack, link: '/category/a/', category: `export ${attack}`, items: [{ label: attack, link: '/a/' }] },
    ],
    api: [{ label: 'Overview', link: '/api/' }],
  };
  await project.commit(
    makeDocs('next', {
      'docs/a.md': `---\ntitle: ${JSON.stringify(attack)}\ndescription: ${JSON.stringify(attack)}\n---\n# A\n`,
      'docs/sidebars.json': JSON.stringify({ schema: 1, sidebars }),
    }),
  );
  project.runOk('build');
  project.runOk('merge');
  const html = project.read('dist/next/category/a/index.html');
  expect(html).toContain('export {process.exit()} &lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a check of docs refuses a version that does not exist', async () => {
  const project = await makeProject();
  await project.commit(makeDocs('next'));
  expect(project.run('check-docs', '9.9.9')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('No such version: "9.9.9".'),
  });
});
