import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEPLOYMENT_FILE, type Deployment } from '../../common/deployment.ts';
import { planSite } from '../build/planSite.ts';
import { comparePublished, readPublished, requireSameSources } from '../checks/bytes/comparePublished.ts';
import { formatComparison } from '../lib/compareFolders.ts';
import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { isRepository, readHead } from '../tools/git.ts';

/** Compare a published site with `dist/`, byte for byte. */
export async function checkPublished(project: Project, { url }: { url?: string }): Promise<void> {
  const { paths, settings } = project;
  if (!existsSync(paths.distDir))
    throw new UserError('There is no site to compare in dist/.', { hint: 'npm run build && npm run merge' });
  const siteUrl = (url ?? settings.url + settings.base).replace(/\/*$/, '/');
  const commit = (await isRepository(paths.projectDir)) ? await readHead(paths.projectDir) : '';
  const { builds } = await planSite(project);
  const versions = builds.map(({ version: { name, ref, commit }, key }) => ({ name, ref, commit, key }));
  requireSameSources(await readPublished(siteUrl), { commit, versions });
  const comparison = await comparePublished({ siteDir: paths.distDir, siteUrl, ignored: readKept(paths.distDir) });
  if (comparison.missing.length + comparison.different.length > 0)
    throw new UserError(
      `${siteUrl} differs from dist/; ${comparison.equal} files are equal.\n${formatComparison(comparison)}`,
      {
        hint: 'Build without the cache in a second folder: npm run check:bytes tells whether equal input gives equal bytes.',
      },
    );
  print(`All ${comparison.equal} files of dist/ are published at ${siteUrl}, byte for byte.`);
}

function readKept(distDir: string): Set<string> {
  const file = path.join(distDir, DEPLOYMENT_FILE);
  // Written by the merge.
  const deployment = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Deployment) : undefined;
  return new Set(Object.keys(deployment?.kept ?? {}));
}
