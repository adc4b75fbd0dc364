// English words of merged pages. No script in the browser has them.

import { compareWith, countPages } from './parts.ts';
import { strings } from './shell.ts';

const { badges } = strings.versions;

interface ChangeCounts {
  added: number;
  changed: number;
  moved: number;
  removed: number;
}

interface PageOfVersion {
  title: string;
  version: string;
}

const whatIsNew = 'What is new';

export const sitePages = {
  redirect: { title: 'Moved', before: 'This page is now at ', after: '.' },
  allVersions: {
    intro: (product: string) => `Every version of the ${product} documentation, newest first.`,
    table: 'Versions',
    columns: {
      version: 'Version',
      released: 'Released',
      state: 'State',
      whatIsNew,
      upgrade: 'Upgrade',
      offline: 'Offline',
      more: 'More',
    },
    inVersion: (version: string) => ` in ${version}`,
    fromVersion: (version: string) => ` from ${version}`,
    badges: { latest: badges.latest, next: badges.unreleased, prerelease: 'pre-release', retired: 'retired' },
    states: { supported: 'supported', maintained: 'fixes only', ended: 'no longer maintained' },
    released: 'Released on',
    pages: countPages,
    changes: ({ added, changed, moved, removed }: ChangeCounts, since: string) =>
      listCounts(`Since ${since}: `, { new: added, changed, moved, removed }) || `No page changed since ${since}`,
    moreAbout: (version: string) => `More about ${version}`,
    docs: 'Documentation',
    compare: compareWith,
    whatIsNew,
    markdown: 'Markdown',
    permalink: 'Permalink',
    leadsTo: 'Leads to',
    feed: 'Feed of new versions',
  },
  upgrades: {
    intro: 'The upgrade guides of every version, newest first.',
    none: 'No version has an upgrade guide.',
  },
  versionPage: {
    title: (product: string, version: string) => `What is new in ${product} ${version}`,
    highlights: 'Highlights',
    notes: 'Release notes',
  },
  feed: {
    title: (product: string) => `Versions of the ${product} documentation`,
    version: (product: string, version: string) => `${product} ${version}`,
    patch: (product: string, version: string) => `Documentation of ${product} ${version}: changes`,
    patchedPages: (count: number) =>
      count === 1
        ? 'One page changed after the release:'
        : `${count.toLocaleString('en')} pages changed after the release:`,
    more: (count: number) => `and ${count.toLocaleString('en')} more`,
  },
  history: {
    title: (page: string) => `History of ${page}`,
    intro: 'What happened to this page in each version, newest first.',
    commits: 'Commits',
  },
  retired: {
    title: ({ title, version }: PageOfVersion) => `${title} (version ${version}, retired)`,
    heading: (version: string) => `Version ${version} is retired`,
    explanation: ({ title, version }: PageOfVersion, product: string) =>
      `“${title}” in version ${version} of the ${product} documentation is no longer published.`,
    samePage: 'The same page:',
    nearestPage: 'This page has no newer version. The nearest page:',
    target: ({ title, version }: PageOfVersion) => `${title} (version ${version})`,
    source: (product: string, version: string) => `${product}, version ${version}, retired:`,
  },
};

// English words of Markdown copies, and of their lists for language models.

import { otherPages } from './parts.ts';

export const markdownCopies = {
  source: (product: string, version: string) => `${product}, version ${version}:`,
  intro: (version: string, allPages: string) =>
    `These pages describe version ${version} only. In one file, without the reference: <${allPages}>.`,
  otherPages,
  versions: 'Versions',
  agents: {
    packages: (release: string, names: readonly string[]) => `Packages of release ${release}: ${names.join(', ')}.`,
    rules: 'Rules',
    pages: 'Where to read',
    addresses: (home: string, file: string, list: string) =>
      `Read before you write code: names differ between versions. A page such as \`/a/\` is Markdown at \`${home}a/${file}\`. All pages: <${home}${list}>.`,
  },
};

/** Format counts that are not zero; empty where all are. */
const listCounts = (start: string, counts: Record<string, number>): string => {
  const parts = Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []));
  return parts.length > 0 ? start + parts.join(', ') : '';
};
