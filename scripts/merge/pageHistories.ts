import type { BuildRecord } from '../../common/buildRecord.ts';
import { formatSummary } from '../../common/formatHistory.ts';
import type { Manifest } from '../../common/manifest.ts';
import {
  findHistory,
  HISTORY_SLOT,
  historyPath,
  PAGE_HISTORY_SCHEMA,
  type PageHistoryFile,
} from '../../common/pageHistory.ts';
import { resolveComparisons } from '../../common/resolveComparisons.ts';
import { findStrings } from '../../common/strings/findStrings.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { Histories } from './createPageHistories.ts';
import { formatHistoryPage } from './formatHistoryPage.ts';
import { formatLink } from './sitePages.ts';
import { type SiteTree, writeSiteFile } from './siteTree.ts';

interface Facts {
  histories: Histories;
  manifest: Manifest;
  settings: SiteSettings;
}

/** Write, for each route, the history of its pages: as data, and as a page that needs no script. */
export function writeHistories(
  tree: SiteTree,
  records: readonly BuildRecord[],
  { histories, manifest, settings }: Facts,
): void {
  const pages = new Map(
    records.flatMap(({ name, base, pages }) =>
      pages.map((page) => [`${name} ${pathnameOf(base, page.route)}`, page] as const),
    ),
  );
  const findPage = (versionName: string, path: string) => pages.get(`${versionName} ${path}`);
  for (const [route, found] of histories) {
    const path = historyPath(settings.base, route);
    const file: PageHistoryFile = { schema: PAGE_HISTORY_SCHEMA, pages: found };
    writeSiteFile(tree, `${path}index.json`, `${JSON.stringify(file)}\n`);
    writeSiteFile(tree, path, formatHistoryPage(found, { manifest, settings, findPage }));
  }
}

const SLOT = new RegExp(`(<div[^>]* ${HISTORY_SLOT}="[^>]*>)(?=</div>)`);

/** Write the history of a page into its HTML, for readers without scripts. A page without a slot stays as it is. */
export function addHistoryLine(
  html: string,
  { pathname, record, histories, manifest, settings }: Facts & { pathname: string; record: BuildRecord },
): string {
  const route = `/${pathname.slice(record.base.length)}`;
  const pages = histories.get(route);
  const history = pages && findHistory({ pages }, { name: record.name, path: pathname });
  if (!history) return html;
  const words = findStrings(settings.locale.htmlLang).history;
  const labels = new Map(manifest.versions.map(({ name, label }) => [name, label]));
  const { name, base } = record;
  const { hrefs, best } = resolveComparisons(history, { name, base, route, preferred: undefined });
  const compareHref = best && hrefs.get(best);
  // The same parts as the line of the theme has, so that nothing moves when it comes.
  const links = [
    formatLink(historyPath(settings.base, route), formatSummary(history, name, { words, labels })),
    ...(compareHref ? [formatLink(compareHref, words.compareWith(labels.get(best) ?? best))] : []),
  ];
  return html.replace(SLOT, (slot) => slot + links.join(''));
}
