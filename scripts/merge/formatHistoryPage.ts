import type { PageRecord } from '../../common/buildRecord.ts';
import { formatCompareAddress } from '../../common/compareAddress.ts';
import { formatChange } from '../../common/formatHistory.ts';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import type { PageHistory, PageInVersion } from '../../common/pageHistory.ts';
import { findStrings } from '../../common/strings/findStrings.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import { escapeMarkup, formatLink, formatPlainPage } from './sitePages.ts';

type Words = ReturnType<typeof findStrings>['history'];

interface Inputs {
  manifest: Manifest;
  settings: SiteSettings;
  /** Find the record of a page by its version and pathname. */
  findPage: (versionName: string, path: string) => PageRecord | undefined;
}

/** Write the page that tells the history of a route, with the commits. It needs no script. */
export function formatHistoryPage(histories: readonly PageHistory[], inputs: Inputs): string {
  const { title: siteTitle, locale } = inputs.settings;
  const words = findStrings(locale.htmlLang).sitePages.history;
  const title = histories[0]?.find(({ change }) => change !== 'missing')?.title ?? '';
  return formatPlainPage({
    title: `${words.title(title)} - ${siteTitle}`,
    settings: inputs.settings,
    head: '<meta name="robots" content="noindex">',
    main: `<h1>${escapeMarkup(words.title(title))}</h1>
<p>${escapeMarkup(words.intro)}</p>
${histories.map((history) => formatHistory(history, inputs)).join('\n')}`,
  });
}

function formatHistory(history: PageHistory, inputs: Inputs): string {
  const rows = inputs.manifest.versions.flatMap((version) => {
    const index = history.findIndex(({ name }) => name === version.name);
    const entry = history[index];
    const before = history.slice(index + 1).find(({ change }) => change !== 'missing');
    return entry ? [formatRow(version, entry, before, inputs)] : [];
  });
  return `<ul>\n${rows.join('\n')}\n</ul>`;
}

function formatRow(
  version: ManifestVersion,
  entry: PageInVersion,
  before: PageInVersion | undefined,
  { settings, findPage }: Inputs,
): string {
  const { history: words, sitePages } = findStrings(settings.locale.htmlLang);
  const what = escapeMarkup(formatChange(entry, { words }));
  if (entry.change === 'missing') return `<li>${escapeMarkup(version.label)}: ${what}</li>`;
  const page = findPage(version.name, entry.path);
  const date = page?.lastUpdated;
  const day = date ? ` <time datetime="${escapeMarkup(date)}">${escapeMarkup(date.slice(0, 10))}</time>` : '';
  const file = page?.route === '/' ? 'index' : page?.id;
  const source = `${settings.sourceUrl}/commits/${version.commit}/${settings.docsDir}/${file}.md`;
  const commits = date ? ` ${formatLink(source, sitePages.history.commits)}` : '';
  const sections = (entry.sections ?? []).map(({ change, anchor, heading }) => {
    const name = heading || words.introduction;
    const link = anchor ? formatLink(`${entry.path}#${anchor}`, name) : escapeMarkup(name);
    return `<li>${link}: ${escapeMarkup(words.sections[change])}</li>`;
  });
  const list = sections.length > 0 ? `\n<ul>\n${sections.join('\n')}\n</ul>` : '';
  const compare =
    before && entry.change === 'changed' ? ` ${formatCompareLink(version, before, page?.route ?? '/', words)}` : '';
  return `<li>${formatLink(entry.path, version.label)}: ${what}${day}${commits}${compare}${list}</li>`;
}

function formatCompareLink(version: ManifestVersion, before: PageInVersion, route: string, words: Words): string {
  const address = formatCompareAddress(version.path, { page: route, from: before.name, to: version.name });
  return formatLink(address, words.compareWith(before.name));
}
