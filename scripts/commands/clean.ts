import { rm } from 'node:fs/promises';
import path from 'node:path';
import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';

/** Delete builds, merged trees and caches; installed tools stay. */
export async function clean({ paths }: Project): Promise<void> {
  await rm(paths.distDir, { recursive: true, force: true });
  await rm(path.join(paths.projectDir, '.site'), { recursive: true, force: true });
  print('Deleted dist/ and .site/.');
}
