// The platform with other docs and without the folder "library": once with no library, once with that of the fixture. Its other
// gates run elsewhere: "product" and "size" read such a site anyway, and "lint" and "unit" read neither docs nor library.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatSiteConfig, ROOT_DIR, readRootConfig, sharedDir } from './testing/copyProject.ts';
import { makeDocs, makeProject, type TestProject } from './testing/makeProject.ts';

const writePage = (...blocks: string[]): string =>
  `---
title: Sail
description: How a boat leaves the harbor, and what a reader of these docs has to do before it.
---

# Sail

${blocks.join('\n\n')}

## Use

Read on.
`;

const PREVIEW = '<!-- preview: server-command -->\n\nThe command sets the size.\n\n<!-- /preview -->';

const SAMPLE = `\`\`\`ts
import type { Harbor } from '@harbor/harbor';

declare const harbor: Harbor;

console.log('From', await harbor.readName());
\`\`\``;

const OUTPUT = '```text title="Output"\nFrom Port Ada\n```';

/** Other files that decide about types and imports. */
const CODE = [
  ...['e2e', 'tsconfig.json', 'gates.config.ts', 'imports.config.ts'],
  ...['vitest.config.ts', 'playwright.config.ts', 'playwright.site.config.ts', 'playwright.all.config.ts'],
];

/** Create a project with a release and unreleased docs. */
async function makeSite(name: string, files: Record<string, string>): Promise<TestProject> {
  const project = await makeProject(sharedDir(name));
  for (const file of CODE) cpSync(path.join(ROOT_DIR, file), path.join(project.dir, file), { recursive: true });
  await project.commit(makeDocs('1.0.0'));
  await project.git('tag', 'v1.0.0');
  await project.commit({ ...makeDocs('next'), ...files });
  return project;
}

describe('a site that documents no library', () => {
  let project: TestProject;

  beforeAll(async () => {
    project = await makeSite('no-library', {
      'ourSite.config.ts': formatSiteConfig(
        { ...readRootConfig(), navbar: { items: [] }, content: { dictionary: 'words.txt' } },
        null,
      ),
      'words.txt': 'Scheveningen\n',
      'docs/api/index.md': writePage(SAMPLE, 'It lands in Scheveningen.'),
    });
    return () => rmSync(project.dir, { recursive: true, force: true });
  });

  test('passes the gate of types', () => {
    project.runOk('test', 'types');
  });

  test('passes the gates of docs and links', () => {
    project.runOk('test', 'docs', 'links');
  });

  test('is built with its samples as blocks of code', () => {
    const html = project.read('dist/next/api/index.html');
    expect(html).toContain('@harbor/harbor');
    expect(html).not.toContain('>Run<');
  });

  test('has no import that the table forbids', () => {
    project.runOk('check-imports');
  });

  test('is told by each check that needs a library that there is none', () => {
    expect(project.runOk('check-samples')).toContain('documents no library');
    expect(project.runOk('check-search')).toContain('no judged queries');
    expect(project.runOk('api')).not.toContain('packages');
  });

  test('has no gate for samples, and none for judged queries', () => {
    for (const gate of ['samples', 'search']) expect(project.run('test', gate).output).toContain('No such gate');
  });
});

describe('a site that documents another library', () => {
  let project: TestProject;

  beforeAll(async () => {
    project = await makeSite('other-library', { 'docs/api/index.md': writePage(PREVIEW, SAMPLE, OUTPUT) });
    return () => rmSync(project.dir, { recursive: true, force: true });
  });

  test('passes the gates of docs, samples and links', () => {
    expect(project.runOk('test', 'docs', 'samples', 'links')).toContain('5 passed, 0 failed');
    expect(project.runOk('check-samples', 'next')).toContain('1 run');
  });

  test('has its previews and runs on its pages', () => {
    const html = project.read('dist/next/api/index.html');
    expect(html).toContain('data-preview="server-command"');
    expect(html).toContain('>Run<');
  });
});
