import path from 'node:path';
import { siteConfig } from '../site.config.ts';
import { versionsPolicy } from '../versions.config.ts';
import { type SitePaths, sitePaths } from './lib/sitePaths.ts';
import type { SiteSettings } from './lib/siteSettings.ts';
import type { VersionsPolicy } from './lib/versionsPolicy.ts';

/** The project that a command works on. */
export interface Project {
  paths: SitePaths;
  policy: VersionsPolicy;
  settings: SiteSettings;
  /** Folder with the scripts themselves. */
  codeDir: string;
}

/** Describe the project that this file belongs to. */
export function createProject(): Project {
  const projectDir = path.dirname(import.meta.dirname);
  const { title, url, base } = siteConfig;
  return {
    paths: sitePaths(projectDir),
    policy: versionsPolicy,
    settings: { title, url, base },
    codeDir: import.meta.dirname,
  };
}
