// For tests and the fixture: a project's rules, and a project for commands.
import { sitePaths } from '../lib/sitePaths.ts';
import type { Project } from '../project.ts';
import type { VersionsPolicy } from '../versions/versionsPolicy.ts';

export const testPolicy: VersionsPolicy = {
  docsDir: 'docs',
  tagPrefix: 'v',
  branchPrefix: 'docs/',
  remote: 'origin',
  nextBranch: 'main',
  includePrereleases: false,
  exclude: [],
  retired: [],
  labels: {},
  releases: {},
};

/** Describe a project in a folder. */
export const describeProject = (dir: string): Project => ({
  paths: sitePaths(dir),
  policy: testPolicy,
  settings: {
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
  },
  menuVersions: [],
  codeDir: dir,
});
