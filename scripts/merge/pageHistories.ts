import {
  API_DIFFERENCE_KINDS,
  type ApiDifferenceKind,
  type ApiHistoryFile,
  listDifferences,
} from '../../common/apiHistory.ts';
import type { BuildRecord, PageRecord } from '../../common/buildRecord.ts';
import {
  findHistory,
  historyPath,
  PAGE_MAP_SCHEMA,
  type PageHistoryFile,
  type PageInVersion,
} from '../../common/pageMap.ts';
import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { fillPart, HISTORY_PART } from '../../common/siteFiles.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { parentRoute, pathnameOf, routeOf } from '../../common/urls.ts';
import type { FollowedPage, HistoryFacts } from '../../theme/sitePages/HistoryPage.tsx';
import { compareSections } from './createPageMap.ts';
import { type Site, type SiteTree, writeJson, writeSiteFile } from './siteTree.ts';

type Inputs = Pick<Site, 'pageMap' | 'manifest' | 'settings' | 'api' | 'findSpan'> & {
  built: readonly { record: BuildRecord }[];
};

/** Follow each page through the versions, newest first, by each route that it had. */
export function followPages({ pageMap, built, manifest, settings, ...symbols }: Inputs): Map<string, FollowedPage[]> {
  const versions = built.flatMap(({ record: { name, base, pages } }, index) => {
    const version = manifest.versions[index];
    return version
      ? [{ name, base, commit: version.commit, pages: new Map(pages.map((page) => [page.route, page])) }]
      : [];
  });
  const followed = new Map<string, FollowedPage[]>();
  const describeSymbols = createDescribeSymbols(symbols);
  for (const entry of pageMap.pages) {
    const found = versions.flatMap((version) => {
      const path = entry.versions[version.name]?.path;
      const page = path === undefined ? undefined : version.pages.get(routeOf(version.base, path) ?? '/');
      return page ? [{ ...version, page }] : [];
    });
    const routes = [...new Set(found.map(({ page }) => page.route))];
    const pageFacts = new Map<string, HistoryFacts>();
    const history = versions.map(({ name, base, commit, pages }): PageInVersion => {
      const index = found.findIndex((one) => one.name === name);
      const page = found[index]?.page;
      if (!page) return { name, ...findParent(routes[0] ?? '/', base, pages), change: 'missing' };
      const before = found[index + 1];
      const compared = comparePages(before, { name, page });
      const commitsHref = `${settings.sourceUrl}/commits/${commit}/${settings.docsDir}/${page.file}`;
      const names = before && compared.sections && { from: before.name, to: name };
      pageFacts.set(name, {
        changed: page.lastUpdated && page.file ? { date: page.lastUpdated, commitsHref } : undefined,
        compare: names && { label: names.from, href: formatCompareAddress(base, { page: page.route, ...names }) },
      });
      const hasMoved = before && before.page.route !== page.route;
      return {
        name,
        path: pathnameOf(base, page.route),
        title: page.title,
        ...(hasMoved && { movedFrom: pathnameOf(before.base, before.page.route) }),
        ...compared,
        ...describeSymbols(before, { name, page }),
      };
    });
    for (const route of routes) followed.set(route, [...(followed.get(route) ?? []), { history, facts: pageFacts }]);
  }
  return followed;
}

function findParent(missingRoute: string, base: string, pages: ReadonlyMap<string, PageRecord>) {
  let route: string | undefined = missingRoute;
  while (route !== undefined && !pages.has(route)) route = parentRoute(route);
  return { path: pathnameOf(base, route ?? '/'), title: pages.get(route ?? '/')?.title ?? '' };
}

interface VersionOfPage {
  name: string;
  page: PageRecord;
}

function comparePages(
  before: VersionOfPage | undefined,
  after: VersionOfPage,
): Pick<PageInVersion, 'change' | 'sections'> {
  if (!before) return { change: 'added' };
  const sideOf = ({ name, page: { sections } }: VersionOfPage) => ({ name, sections });
  const sections = compareSections(sideOf(before), sideOf(after));
  return sections.length > 0 ? { change: 'changed', sections } : { change: 'same' };
}

/** Create a function that tells since when a version has the symbol of a page, and what happened to all its symbols. */
function createDescribeSymbols({ api, findSpan }: Pick<Site, 'api' | 'findSpan'>) {
  const known = new Map<string, ReadonlyMap<string, ApiDifferenceKind | undefined>>();
  const findKinds = (from: string, to: string) => {
    const key = `${from} ${to}`;
    const kinds = known.get(key) ?? readKinds(api, from, to);
    known.set(key, kinds);
    return kinds;
  };
  return (before: VersionOfPage | undefined, { name, page }: VersionOfPage): Pick<PageInVersion, 'span' | 'api'> => {
    const symbol = readTitle(page);
    const span = symbol === undefined ? undefined : findSpan(name, symbol);
    const all = [...new Set([page, ...(before ? [before.page] : [])].flatMap(listNames))];
    const kinds = before && findKinds(before.name, name);
    const changes = API_DIFFERENCE_KINDS.flatMap((kind) => {
      const names = all.filter((one) => kinds?.get(one) === kind);
      return names.length > 0 ? [[kind, names] as const] : [];
    });
    return { ...(span && { span }), ...(changes.length > 0 && { api: Object.fromEntries(changes) }) };
  };
}

/** Read what happened to each name between two versions; undefined where packages differ. A new name of a symbol has been added. */
function readKinds(api: ApiHistoryFile, from: string, to: string): ReadonlyMap<string, ApiDifferenceKind | undefined> {
  const kinds = new Map<string, ApiDifferenceKind | undefined>();
  const changes = listDifferences(api, from, to).flatMap((one) => one.changes);
  for (const { name, kind } of changes) kinds.set(name, kinds.has(name) && kinds.get(name) !== kind ? undefined : kind);
  for (const { kind, renamedTo } of changes)
    if (kind === 'removed' && renamedTo && !kinds.has(renamedTo)) kinds.set(renamedTo, 'added');
  return kinds;
}

const readNames = ({ api = [] }: PageRecord): string[] => api.flatMap(({ names }) => names);

/** Read the symbol that a page has as its title. A page of another subject may have the title of a symbol. */
function readTitle(page: PageRecord): string | undefined {
  const name = page.title.replace(/\(\)$/, '');
  return MEMBER.test(name) || readNames(page).includes(name) ? name : undefined;
}

/** A name with its owner. */
const MEMBER = /^[A-Z][\w$]*(?:\.[\w$]+)+$/;

const listNames = (page: PageRecord): string[] => [
  ...readNames(page),
  ...[readTitle(page)].flatMap((name) => name ?? []),
];

type HistoriesSite = SiteTree & Pick<Site, 'histories' | 'labels' | 'renderer' | 'formatPage'>;

/** Write page histories by route, as data and as pages with commits. */
export function writeHistories(site: HistoriesSite): void {
  const words = sitePages.history;
  for (const [route, pages] of site.histories) {
    const pathname = historyPath(site.siteBase, route);
    const histories = pages.map(({ history }) => history);
    const file: PageHistoryFile = { schema: PAGE_MAP_SCHEMA, pages: histories };
    writeJson(site, `${pathname}index.json`, file);
    const title = histories[0]?.find(({ change }) => change !== 'missing')?.title ?? '';
    const content = site.renderer.parts.historyPage({ title, pages, labels: site.labels });
    const head = { title: words.title(title), description: words.intro, isIndexed: false };
    writeSiteFile(site, pathname, site.formatPage({ pathname, ...head, content }));
  }
}

/** Write a page's history into its HTML, if there is a place. */
export function addHistoryLine(
  html: string,
  pathname: string,
  { name, base }: Pick<BuildRecord, 'name' | 'base'>,
  { siteBase, histories, labels, renderer }: Pick<Site, 'siteBase' | 'histories' | 'labels' | 'renderer'>,
): string {
  const route = routeOf(base, pathname) ?? '/';
  const pages = histories.get(route)?.map((page) => page.history);
  const history = pages && findHistory({ pages }, { name, path: pathname });
  if (!history) return html;
  const own = { name, base, route };
  const line = renderer.parts.historyLine({ history, labels, siteBase, own, preferred: undefined });
  return fillPart(html, HISTORY_PART, line) ?? html;
}
