import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AGENTS_FILE } from '../../common/agentsFile.ts';
import { MANIFEST_FILE, type Manifest } from '../../common/manifest.ts';
import { findVersion } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** Print the file of a version for a project's AGENTS.md. Throws a UserError where `dist/` lacks it. */
export function agents({ paths, settings }: Project, { version: name }: { version?: string }): void {
  const manifestFile = path.join(paths.distDir, MANIFEST_FILE);
  if (!existsSync(manifestFile))
    throw new UserError('There is no merged site in dist/.', { hint: 'npm run build && npm run merge' });
  // Written by the merge.
  const { versions, latest }: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const version = findVersion(versions, name ?? latest ?? versions[0]?.name ?? '');
  if (!version)
    throw new UserError(`dist/ has no version ${name}.`, {
      hint: `Name one of these: ${versions.map((one) => one.name).join(', ')}`,
    });
  const file = path.join(paths.distDir, version.path.slice(settings.base.length), AGENTS_FILE);
  process.stdout.write(readFileSync(file));
}
