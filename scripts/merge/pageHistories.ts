import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import { formatCompareAddress } from '../../common/compareAddress.ts';
import type { Manifest } from '../../common/manifest.ts';
import { fillPart } from '../../common/mergedParts.ts';
import {
  findHistory,
  historyPath,
  PAGE_HISTORY_SCHEMA,
  type PageHistory,
  type PageHistoryFile,
} from '../../common/pageHistory.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { HistoryFacts } from '../../theme/sitePages/HistoryPage.tsx';
import type { RenderParts } from '../../theme/sitePages/renderParts.tsx';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { Histories } from './createPageHistories.ts';
import type { PageWriter } from './createSitePage.ts';
import { type SiteTree, writeSiteFile } from './siteTree.ts';

interface Inputs extends PageWriter {
  records: readonly BuildRecord[];
  histories: Histories;
  manifest: Manifest;
  settings: SiteSettings;
}

/** Write page histories by route, as data and as pages with commits. */
export function writeHistories(tree: SiteTree, inputs: Inputs): void {
  const { records, histories, manifest, settings, parts, formatPage } = inputs;
  const words = sitePages.history;
  const labels = labelsOf(manifest);
  const pages = new Map(
    records.flatMap(({ name, base, pages }) =>
      pages.map((page) => [`${name} ${pathnameOf(base, page.route)}`, page] as const),
    ),
  );
  for (const [route, found] of histories) {
    const pathname = historyPath(settings.base, route);
    const file: PageHistoryFile = { schema: PAGE_HISTORY_SCHEMA, pages: found };
    writeSiteFile(tree, `${pathname}index.json`, `${JSON.stringify(file)}\n`);
    const title = found[0]?.find(({ change }) => change !== 'missing')?.title ?? '';
    const content = parts.historyPage({
      title,
      histories: found,
      labelOf: (name) => labels.get(name) ?? name,
      findFacts: (name, path) => {
        const history = found.find((entries) => entries.some((entry) => entry.name === name && entry.path === path));
        const page = pages.get(`${name} ${path}`);
        return page && history ? findFacts({ name, page, history }, { manifest, settings }) : {};
      },
    });
    const head = { title: words.title(title), description: words.intro, isIndexed: false };
    writeSiteFile(tree, pathname, formatPage({ pathname, ...head, content }));
  }
}

function findFacts(
  { name, page, history }: { name: string; page: PageRecord; history: PageHistory },
  { manifest, settings: { sourceUrl, docsDir } }: Pick<Inputs, 'manifest' | 'settings'>,
): HistoryFacts {
  const version = manifest.versions.find((one) => one.name === name);
  const index = history.findIndex((entry) => entry.name === name);
  const entry = history[index];
  if (!version || !entry || entry.change === 'missing') return {};
  const { route, file, lastUpdated: date } = page;
  const commitsHref = `${sourceUrl}/commits/${version.commit}/${docsDir}/${file}`;
  const before = history.slice(index + 1).find(({ change }) => change !== 'missing');
  return {
    changed: date && file ? { date, commitsHref } : undefined,
    compare:
      before && entry.change === 'changed'
        ? {
            label: before.name,
            href: formatCompareAddress(version.path, { page: route, from: before.name, to: name }),
          }
        : undefined,
  };
}

interface Line {
  pathname: string;
  record: BuildRecord;
  histories: Histories;
  manifest: Manifest;
  siteBase: string;
  parts: RenderParts;
}

/** Write a page's history into its HTML, if there is a place. */
export function addHistoryLine(html: string, { pathname, record, histories, manifest, siteBase, parts }: Line): string {
  const { name, base } = record;
  const route = `/${pathname.slice(base.length)}`;
  const pages = histories.get(route);
  const history = pages && findHistory({ pages }, { name, path: pathname });
  if (!history) return html;
  const line = parts.historyLine({
    history,
    labels: labelsOf(manifest),
    siteBase,
    own: { name, base, route },
    preferred: undefined,
  });
  return fillPart(html, 'history', line) ?? html;
}

const labelsOf = ({ versions }: Manifest): Map<string, string> =>
  new Map(versions.map(({ name, label }) => [name, label]));
