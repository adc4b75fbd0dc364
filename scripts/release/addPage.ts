import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SIDEBARS_FILE } from '../../common/sidebar.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { runGit } from '../tools/git.ts';

const NAME = 'rehearsal';
const PAGE = `---
title: Rehearsal
description: A page that is added to find out whether the docs with one more page pass every check.
---

# Rehearsal

This page is an example of a page that a writer adds.
`;

/** Commit a new page in the docs and the first sidebar. */
export async function addPage({ projectDir, docsDir }: Pick<SitePaths, 'projectDir' | 'docsDir'>): Promise<void> {
  const sidebarsFile = path.join(docsDir, SIDEBARS_FILE);
  // The gates check its shape.
  const file = JSON.parse(readFileSync(sidebarsFile, 'utf8')) as { sidebars: Record<string, object[]> };
  Object.values(file.sidebars)[0]?.push({ label: 'Rehearsal', link: `/${NAME}/` });
  writeFileSync(sidebarsFile, `${JSON.stringify(file, null, 2)}\n`);
  writeFileSync(path.join(docsDir, `${NAME}.md`), PAGE);
  await runGit(projectDir, ['add', '--', docsDir]);
  await runGit(projectDir, ['commit', '--quiet', '-m', 'docs: add a page']);
}
