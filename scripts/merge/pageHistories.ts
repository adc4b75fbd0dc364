import type { BuildRecord, PageRecord, SectionRecord } from '../../common/buildRecord.ts';
import type { PageMap } from '../../common/pageMap.ts';
import {
  findHistory,
  historyPath,
  PAGE_HISTORY_SCHEMA,
  type PageHistory,
  type PageHistoryFile,
  type PageInVersion,
  type SectionChange,
} from '../../common/pageMap.ts';
import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { fillPart } from '../../common/siteFiles.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { parentRoute, pathnameOf, routeOf } from '../../common/urls.ts';
import type { HistoryFacts } from '../../theme/sitePages/HistoryPage.tsx';
import { type Site, writeJson, writeSiteFile } from './siteTree.ts';

/** Compute each page's history from builds, newest first. */
export function createPageHistories(
  pageMap: PageMap,
  records: readonly BuildRecord[],
  facts: Site['facts'],
): Map<string, PageHistory[]> {
  const versions = records.map(({ name, base, pages }) => ({
    ...{ name, base },
    pages: new Map(pages.map((page) => [page.route, page])),
  }));
  const histories = new Map<string, PageHistory[]>();
  for (const entry of pageMap.pages) {
    const found = versions.flatMap(({ name, base, pages }) => {
      const path = entry.versions[name]?.path;
      const page = path === undefined ? undefined : pages.get(routeOf(base, path) ?? '/');
      return page ? [{ name, base, page }] : [];
    });
    const routes = [...new Set(found.map(({ page }) => page.route))];
    const history = versions.map(({ name, base, pages }): PageInVersion => {
      const index = found.findIndex((one) => one.name === name);
      const page = found[index]?.page;
      if (!page) return { name, ...findParent(routes[0] ?? '/', base, pages), change: 'missing' };
      const before = found[index + 1];
      const share = before && facts.get(name)?.pages[page.route]?.changed?.[before.name];
      const hasMoved = before && before.page.route !== page.route;
      return {
        name,
        path: pathnameOf(base, page.route),
        title: page.title,
        ...(hasMoved && { movedFrom: pathnameOf(before.base, before.page.route) }),
        ...comparePages(before?.page, page, share),
      };
    });
    for (const route of routes) histories.set(route, [...(histories.get(route) ?? []), history]);
  }
  return histories;
}

function findParent(missingRoute: string, base: string, pages: ReadonlyMap<string, PageRecord>) {
  let route: string | undefined = missingRoute;
  while (route !== undefined && !pages.has(route)) route = parentRoute(route);
  return { path: pathnameOf(base, route ?? '/'), title: pages.get(route ?? '/')?.title ?? '' };
}

function comparePages(
  before: PageRecord | undefined,
  page: PageRecord,
  share: number | undefined,
): Pick<PageInVersion, 'change' | 'share' | 'sections'> {
  if (!before) return { change: 'added' };
  if (share === undefined) return { change: 'same' };
  return { change: 'changed', share, sections: compareSections(before.sections, page.sections) };
}

function compareSections(before: readonly SectionRecord[], after: readonly SectionRecord[]): SectionChange[] {
  const old = new Map(before.map(({ anchor, digest }) => [anchor, digest]));
  const anchors = new Set(after.map(({ anchor }) => anchor));
  return [
    ...after
      .filter(({ anchor, digest }) => old.get(anchor) !== digest)
      .map(
        ({ anchor, heading }): SectionChange => ({ change: old.has(anchor) ? 'changed' : 'added', anchor, heading }),
      ),
    ...before
      .filter(({ anchor }) => !anchors.has(anchor))
      .map(({ heading }): SectionChange => ({ change: 'removed', heading })),
  ];
}

type HistoriesSite = Pick<
  Site,
  'rootDir' | 'siteBase' | 'forbidden' | 'histories' | 'manifest' | 'settings' | 'renderer' | 'formatPage'
> & { built: readonly { record: BuildRecord }[] };

/** Write page histories by route, as data and as pages with commits. */
export function writeHistories(site: HistoriesSite): void {
  const words = sitePages.history;
  const labels = labelsOf(site);
  for (const [route, pages] of site.histories) {
    const pathname = historyPath(site.siteBase, route);
    writeJson(site, `${pathname}index.json`, { schema: PAGE_HISTORY_SCHEMA, pages } satisfies PageHistoryFile);
    const title = pages[0]?.find(({ change }) => change !== 'missing')?.title ?? '';
    const content = site.renderer.parts.historyPage({
      title,
      histories: pages,
      labelOf: (name) => labels.get(name) ?? name,
      findFacts: (name, path) => {
        const history = pages.find((entries) => entries.some((entry) => entry.name === name && entry.path === path));
        return history ? findFacts(name, history, site) : {};
      },
    });
    const head = { title: words.title(title), description: words.intro, isIndexed: false };
    writeSiteFile(site, pathname, site.formatPage({ pathname, ...head, content }));
  }
}

function findFacts(name: string, history: PageHistory, { built, manifest, settings }: HistoriesSite): HistoryFacts {
  const index = history.findIndex((entry) => entry.name === name);
  const entry = history[index];
  const version = manifest.versions.find((one) => one.name === name);
  const route = version && entry && routeOf(version.path, entry.path);
  const page = built.find(({ record }) => record.name === name)?.record.pages.find((one) => one.route === route);
  if (!version || !page || entry?.change === 'missing') return {};
  const { file, lastUpdated: date } = page;
  const commitsHref = `${settings.sourceUrl}/commits/${version.commit}/${settings.docsDir}/${file}`;
  const before = history.slice(index + 1).find(({ change }) => change !== 'missing')?.name;
  const href = before && formatCompareAddress(version.path, { page: page.route, from: before, to: name });
  return {
    changed: date && file ? { date, commitsHref } : undefined,
    compare: href && entry?.change === 'changed' ? { label: before, href } : undefined,
  };
}

/** Write a page's history into its HTML, if there is a place. */
export function addHistoryLine(
  html: string,
  pathname: string,
  { name, base }: Pick<BuildRecord, 'name' | 'base'>,
  site: Pick<Site, 'siteBase' | 'histories' | 'manifest' | 'renderer'>,
): string {
  const route = routeOf(base, pathname) ?? '/';
  const pages = site.histories.get(route);
  const history = pages && findHistory({ pages }, { name, path: pathname });
  if (!history) return html;
  const line = site.renderer.parts.historyLine({
    history,
    labels: labelsOf(site),
    siteBase: site.siteBase,
    own: { name, base, route },
    preferred: undefined,
  });
  return fillPart(html, 'history', line) ?? html;
}

const labelsOf = ({ manifest }: Pick<Site, 'manifest'>): Map<string, string> =>
  new Map(manifest.versions.map(({ name, label }) => [name, label]));
