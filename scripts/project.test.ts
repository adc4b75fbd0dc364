import { rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';
import { writeFiles } from './testing/makeRepo.ts';

let project: TestProject;

beforeAll(async () => {
  project = await makeProject(sharedDir('project'));
  await project.commit(makeDocs('next'));
  return () => rmSync(project.dir, { recursive: true, force: true });
});

/** Write a `site.config.ts` that differs from the valid one in some keys. */
const configure = (changes: string): void =>
  writeFiles(project.dir, {
    'site.config.ts': `import { siteConfig as ours } from './ourSite.config.ts';\nexport const siteConfig = { ...ours, ${changes} };\n`,
  });

test.each(['versions', 'build', 'merge', 'serve', 'check-links', 'dev'])(
  'a wrong value in site.config.ts stops "%s" with one message and no stack',
  (command) => {
    configure("base: 'docs'");
    const { output, exitCode } = project.run(command);
    expect(exitCode).toBe(1);
    expect(output).toContain(
      'error site.config.ts is not valid:\n  base: found "docs"; expected a path with slashes at both ends',
    );
    expect(output).not.toMatch(/^\s+at /m);
  },
);

test('a version that the menu is configured to list and that does not exist is an error', () => {
  configure("versionMenu: { versions: ['9.9.9'] }");
  const { output, exitCode } = project.run('versions');
  expect(exitCode).toBe(1);
  expect(output).toContain('versionMenu.versions: found "9.9.9"; expected versions that exist: next.');
});

test('the development server says that the working tree has no docs', () => {
  configure("docsDir: 'pages'");
  const { output, exitCode } = project.run('dev');
  expect(exitCode).toBe(1);
  expect(output).toContain('error The working tree has no pages/');
  expect(output).not.toMatch(/^\s+at /m);
});
