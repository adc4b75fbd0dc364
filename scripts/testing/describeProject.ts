// For tests only: a project for commands.
import { testPolicy } from '../fixture/makeProject.ts';
import { sitePaths } from '../lib/sitePaths.ts';
import type { Project, SiteSettings } from '../project.ts';

export const settings: SiteSettings = {
  title: 'Docs',
  tagline: 'All of it',
  offline: true,
  url: 'https://example.org',
  base: '/',
  sourceUrl: 'https://example.org/source',
  docsDir: 'docs',
  hostPaths: [],
  navbarRoutes: ['/'],
  locale: { htmlLang: 'en', direction: 'ltr' },
};

/** Describe a project in a folder. */
export const describeProject = (dir: string): Project => ({
  paths: sitePaths(dir),
  policy: testPolicy,
  settings,
  menuVersions: [],
});
