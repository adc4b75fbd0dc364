import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesVersion } from '../../common/version.ts';
import { type DocsPage, parsePage, readSourceFiles } from '../content/readDocs.ts';
import type { SitePaths } from '../lib/sitePaths.ts';
import { listChanges, runGit } from '../tools/git.ts';

/** Commit a release's name in its upgrade guides' titles. */
export async function completeGuides(
  { projectDir, docsDir }: Pick<SitePaths, 'projectDir' | 'docsDir'>,
  name: string,
): Promise<void> {
  for (const { filePath, source } of readSourceFiles(docsDir))
    writeFileSync(path.join(docsDir, filePath), completeGuide(parsePage(filePath, source), name));
  if ((await listChanges(projectDir)).length === 0) return;
  await runGit(projectDir, ['add', '--', docsDir]);
  await runGit(projectDir, ['commit', '--quiet', '-m', `docs: name ${name} in the upgrade guides`]);
}

/** Return a page's source, with the release in an upgrade guide's titles. */
export function completeGuide({ source, matter }: Pick<DocsPage, 'source' | 'matter'>, name: string): string {
  const { upgradeFrom, title } = matter;
  if (typeof upgradeFrom !== 'string' || typeof title !== 'string' || namesVersion(title, name)) return source;
  const complete = `${title.replace(/ to \S+$/, '')} to ${name}`;
  return source.split(`${title}\n`).join(`${complete}\n`);
}
