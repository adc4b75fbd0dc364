import { expect, test } from 'vitest';
import { makeDocs, makeProject } from './testing/makeProject.ts';
import { writeFiles } from './testing/makeRepo.ts';

/** A project whose `site.config.ts` differs from the valid one in some keys. */
async function makeProjectWith(changes: string) {
  const project = await makeProject();
  await project.commit(makeDocs('next'));
  writeFiles(project.dir, {
    'site.config.ts': `import { siteConfig as ours } from './ourSite.config.ts';\nexport const siteConfig = { ...ours, ${changes} };\n`,
  });
  return project;
}

test.each(['versions', 'build', 'merge', 'serve', 'check-links', 'dev'])(
  'a wrong value in site.config.ts stops "%s" with one message and no stack',
  async (command) => {
    const project = await makeProjectWith("base: 'docs'");
    const { output, exitCode } = project.run(command);
    expect(exitCode).toBe(1);
    expect(output).toContain(
      'error site.config.ts is not valid:\n  base: found "docs"; allowed is a path with slashes at both ends',
    );
    expect(output).not.toMatch(/^\s+at /m);
  },
);

test('a version that the menu is configured to list and that does not exist is an error', async () => {
  const project = await makeProjectWith("versionMenu: { versions: ['9.9.9'] }");
  const { output, exitCode } = project.run('versions');
  expect(exitCode).toBe(1);
  expect(output).toContain('versionMenu.versions: found "9.9.9"; allowed are versions that exist: next.');
});
