import { type Changes, countChanges, FEED_FILE, type VersionChanges } from '../../common/changes.ts';
import { findStrings } from '../../common/strings/findStrings.ts';
import { VERSIONS_SLOT, versionAnchor } from '../../common/versionsPage.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { RetiredPage } from './planRetiredPages.ts';
import { escapeMarkup, formatLink } from './sitePages.ts';

type Words = ReturnType<typeof findStrings>['sitePages']['allVersions'];

const SLOT = new RegExp(`(<div[^>]* ${VERSIONS_SLOT}="[^>]*>)(?=</div>)`);

/** Write the list of versions into the page that shows it. Throws an Error where the page has no place for it. */
export function addVersionsList(html: string, list: string): string {
  if (!SLOT.test(html)) throw new Error('The page of all versions has no place for the list.');
  return html.replace(SLOT, (slot) => slot + list);
}

/** Write the list of versions as HTML: living ones, then retired ones. `retired` are the home pages of retired versions. */
export function formatVersionsList(
  { versions }: Changes,
  { settings, retired }: { settings: SiteSettings; retired: readonly RetiredPage[] },
): string {
  const { title, base, locale } = settings;
  const words = findStrings(locale.htmlLang).sitePages.allVersions;
  const entries = [
    ...versions.map((version) => formatVersion(version, words)),
    ...retired.map((page) => formatRetired(page, words)),
  ];
  return `<p>${escapeMarkup(words.intro(title))} ${formatLink(base + FEED_FILE, words.feed)}</p>${entries.join('')}`;
}

function formatVersion(version: VersionChanges, words: Words): string {
  const { name, label, role, state, path, highlights } = version;
  const marks = [role === 'older' ? '' : words.badges[role], state ? words.states[state] : ''];
  return [
    `<article id="${escapeMarkup(versionAnchor(name))}">`,
    `<h2>${formatLink(path, label)}${formatMarks(marks)}</h2>`,
    `<p>${listFacts(version, words).join(' · ')}</p>`,
    highlights.length > 0 ? `<ul>${highlights.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul>` : '',
    `<p>${listLinks(version, words).join(' · ')}</p>`,
    '</article>',
  ].join('');
}

function listFacts({ released, pageCount, since }: VersionChanges, words: Words): string[] {
  const day = released && escapeMarkup(released);
  return [
    ...(day ? [`${escapeMarkup(words.released)} <time datetime="${day}">${day}</time>`] : []),
    escapeMarkup(words.pages(pageCount)),
    ...(since ? [escapeMarkup(words.changes(countChanges(since.pages), since.label))] : []),
  ];
}

function listLinks({ role, path, permalink, page, since }: VersionChanges, words: Words): string[] {
  return [
    formatLink(page, words.whatIsNew),
    formatLink(path, words.docs),
    ...(since
      ? [
          formatLink(since.upgradePath, words.upgrade(since.label)),
          formatLink(since.comparePath, words.compare(since.label)),
        ]
      : []),
    formatLink(`${path}llms.txt`, words.markdown),
    ...(role === 'latest' ? [formatLink(permalink, words.permalink)] : []),
  ];
}

function formatRetired({ versionLabel, target }: RetiredPage, words: Words): string {
  const way = `${escapeMarkup(words.leadsTo)} ${formatLink(target.path, target.versionLabel)}`;
  return `<article><h2>${escapeMarkup(versionLabel)}${formatMarks([words.badges.retired])}</h2><p>${way}</p></article>`;
}

function formatMarks(marks: readonly string[]): string {
  const text = marks.filter(Boolean).join(' · ');
  return text && ` <small>${escapeMarkup(text)}</small>`;
}
