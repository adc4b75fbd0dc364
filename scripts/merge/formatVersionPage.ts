import { API_DIFFERENCE_KINDS } from '../../common/apiHistory.ts';
import { countChanges, type VersionChanges } from '../../common/changes.ts';
import {
  countKinds,
  type DocumentedPackage,
  listUnknown,
  type VersionDifference,
} from '../../common/compareVersions.ts';
import { describeDifference } from '../../common/formatVersionComparison.ts';
import { PAGE_CHANGE_KINDS, type PageChange } from '../../common/listPageChanges.ts';
import { findStrings } from '../../common/strings/findStrings.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { pathnameOf } from '../../common/urls.ts';
import { isReleased } from '../../common/version.ts';
import { VERSIONS_ROUTE } from '../../common/versionsPage.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { renderNotes } from './renderNotes.ts';
import { escapeMarkup, formatLink, formatPlainPage } from './sitePages.ts';

interface Inputs {
  version: VersionChanges;
  /** Release notes in Markdown. */
  notes: string | undefined;
  /** What differs from the version before; missing in the oldest. */
  difference: VersionDifference | undefined;
  settings: SiteSettings;
}

type Words = ReturnType<typeof findStrings>;

/** Write the page that tells what is new in a version. It needs no script. */
export function formatVersionPage({ version, notes, difference, settings }: Inputs): string {
  const { title, url, locale } = settings;
  const { label, page, path, highlights, since } = version;
  const words = findStrings(locale.htmlLang);
  const { versionPage } = words.sitePages;
  return formatPlainPage({
    title: `${versionPage.title(title, label)} - ${title}`,
    settings,
    head: `<link rel="canonical" href="${escapeMarkup(url + page)}">`,
    main: [
      `<h1>${escapeMarkup(versionPage.title(title, label))}</h1>`,
      `<p>${listFacts(version, words).join(' · ')}</p>`,
      `<p>${listLinks(version, settings, words).join(' · ')}</p>`,
      ...formatHighlights(highlights, words),
      ...(notes ? [`<h2>${escapeMarkup(versionPage.notes)}</h2>`, renderNotes(notes, path)] : []),
      ...(since && difference ? formatDifference(difference, { version, before: since.label, words }) : []),
    ].join('\n'),
  });
}

function listFacts({ role, state, released, pageCount, since }: VersionChanges, { sitePages }: Words): string[] {
  const { allVersions: words } = sitePages;
  const day = released && escapeMarkup(released);
  return [
    ...(role === 'older' ? [] : [escapeMarkup(words.badges[role])]),
    ...(state ? [escapeMarkup(words.states[state])] : []),
    ...(day ? [`${escapeMarkup(words.released)} <time datetime="${day}">${day}</time>`] : []),
    escapeMarkup(words.pages(pageCount)),
    ...(since ? [escapeMarkup(words.changes(countChanges(since.pages), since.label))] : []),
  ];
}

function listLinks(version: VersionChanges, { base }: SiteSettings, { sitePages, compare }: Words): string[] {
  const { path, name, label, role, since } = version;
  const { allVersions: words } = sitePages;
  const upgrade = since && formatUpgradeAddress(path, { from: since.name, to: name });
  return [
    formatLink(path, words.docs),
    ...(since ? [formatLink(since.comparePath, words.compare(since.label))] : []),
    ...(upgrade && isReleased(role) ? [formatLink(upgrade, compare.upgrade(since.label, label))] : []),
    formatLink(`${path}llms.txt`, words.markdown),
    formatLink(pathnameOf(base, VERSIONS_ROUTE), sitePages.retired.allVersions),
  ];
}

const formatHighlights = (highlights: readonly string[], { sitePages }: Words): string[] =>
  highlights.length > 0
    ? [`<h2>${escapeMarkup(sitePages.versionPage.highlights)}</h2>`, formatList(highlights.map(escapeMarkup))]
    : [];

interface DifferenceInputs {
  version: VersionChanges;
  /** Label of the version before. */
  before: string;
  words: Words;
}

function formatDifference({ pages, packages }: VersionDifference, inputs: DifferenceInputs): string[] {
  const { compare, sitePages } = inputs.words;
  const pageParts = PAGE_CHANGE_KINDS.flatMap((kind) => {
    const some = pages.filter((page) => page.kind === kind);
    const title = `${escapeMarkup(compare.pages[kind])} (${some.length})`;
    return some.length > 0 ? [`<h3>${title}</h3>`, formatList(some.map((page) => formatPage(page, inputs.words)))] : [];
  });
  const sides = [
    ['from', inputs.before],
    ['to', inputs.version.label],
  ] as const;
  const unknown = sides.flatMap(([side, label]) => {
    const names = listUnknown(packages, side);
    return names.length > 0 ? [`<p>${escapeMarkup(compare.api.unknown(label, names))}</p>`] : [];
  });
  const api = [...packages.flatMap((one) => formatPackage(one, inputs.words)), ...unknown];
  const changes = [...pageParts, ...(api.length > 0 ? [`<h3>${escapeMarkup(compare.api.title)}</h3>`, ...api] : [])];
  return changes.length > 0 ? [`<h2>${escapeMarkup(sitePages.versionPage.since(inputs.before))}</h2>`, ...changes] : [];
}

function formatPage({ title, path, share }: PageChange, { compare }: Words): string {
  return formatLink(path, title) + (share === undefined ? '' : ` <small>${escapeMarkup(compare.share(share))}</small>`);
}

function formatPackage({ name, changes }: DocumentedPackage, { compare }: Words): string[] {
  if (changes.length === 0) return [];
  const lines = API_DIFFERENCE_KINDS.flatMap((kind) =>
    changes
      .filter((change) => change.kind === kind)
      .map((change) => {
        const code = `<code>${escapeMarkup(change.name)}</code>`;
        const link = change.href ? `<a href="${escapeMarkup(change.href)}">${code}</a>` : code;
        return `${escapeMarkup(compare.api.kinds[kind])}: ${link}${escapeMarkup(describeDifference(change, compare))}`;
      }),
  );
  const summary = `${escapeMarkup(name)}: ${escapeMarkup(compare.api.counts(countKinds(changes)))}`;
  return [`<details><summary>${summary}</summary>`, formatList(lines), '</details>'];
}

/** Write a list of HTML. */
const formatList = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
