import type { SitePageStrings } from '../en/sitePages.ts';
import { listCounts } from '../listCounts.ts';
import { compareWith, countPages, newIn, since } from './parts.ts';
import { strings } from './shell.ts';

const { badges } = strings.versions;

const whatIsNew = 'Was ist neu';

export const sitePages: SitePageStrings = {
  redirect: { title: 'Umgezogen', before: 'Diese Seite finden Sie unter ', after: '.' },
  allVersions: {
    intro: (product) => `Alle Versionen der Dokumentation von ${product}, die neueste zuerst.`,
    table: 'Versionen',
    columns: {
      version: 'Version',
      released: 'Veröffentlicht',
      state: 'Stand',
      pages: 'Seiten',
      whatIsNew,
      upgrade: 'Umstieg',
      compare: 'Vergleich',
    },
    newIn,
    badges: { latest: badges.latest, next: badges.unreleased, prerelease: 'Vorabversion', retired: 'eingestellt' },
    states: { supported: 'unterstützt', maintained: 'nur Korrekturen', ended: 'nicht mehr gepflegt' },
    released: 'Veröffentlicht am',
    pages: countPages,
    changes: ({ added, changed, moved, removed }, since) =>
      listCounts(`Seit ${since}: `, { neu: added, geändert: changed, umgezogen: moved, entfernt: removed }) ||
      `Seit ${since} hat sich keine Seite geändert`,
    docs: 'Dokumentation',
    compare: compareWith,
    upgrade: (version) => `Umstieg von ${version}`,
    whatIsNew,
    markdown: 'Markdown',
    permalink: 'Permalink',
    leadsTo: 'Führt zu',
    feed: 'Feed der neuen Versionen',
  },
  upgrades: {
    intro: 'Die Anleitungen zum Umstieg für jede Version, die neueste zuerst.',
    none: 'Keine Version hat eine Anleitung zum Umstieg.',
  },
  versionPage: {
    title: (product, version) => `Neu in ${product} ${version}`,
    highlights: 'Das Wichtigste',
    notes: 'Hinweise zur Version',
    since,
  },
  feed: {
    title: (product) => `Versionen der Dokumentation von ${product}`,
    version: (product, version) => `${product} ${version}`,
    patch: (product, version) => `Dokumentation von ${product} ${version}: Änderungen`,
    patchedPages: (count) =>
      count === 1
        ? 'Eine Seite hat sich nach der Veröffentlichung geändert:'
        : `${count.toLocaleString('de')} Seiten haben sich nach der Veröffentlichung geändert:`,
    more: (count) => `und ${count.toLocaleString('de')} weitere`,
  },
  history: {
    title: (page) => `Geschichte von ${page}`,
    intro: 'Was in jeder Version mit dieser Seite geschah, die neueste zuerst.',
    commits: 'Commits',
  },
  retired: {
    title: ({ title, version }) => `${title} (Version ${version}, eingestellt)`,
    heading: (version) => `Version ${version} ist eingestellt`,
    explanation: ({ title, version }, product) =>
      `„${title}“ in Version ${version} der Dokumentation von ${product} wird nicht mehr veröffentlicht.`,
    samePage: 'Dieselbe Seite:',
    nearestPage: 'Von dieser Seite gibt es keine neuere Version. Die nächstgelegene Seite:',
    target: ({ title, version }) => `${title} (Version ${version})`,
    source: (product, version) => `${product}, Version ${version}, eingestellt:`,
  },
};
