import type { BuildRecord, PageRecord, SectionRecord } from '../../common/buildRecord.ts';
import {
  PAGE_MAP_SCHEMA,
  type PageMap,
  type PageMapEntry,
  type PageRow,
  type SectionChange,
} from '../../common/pageMap.ts';
import { pathnameOf } from '../../common/urls.ts';

/** A retired version has no sections. */
type Page = Pick<PageRecord, 'id' | 'route' | 'title' | 'sidebar' | 'movedFrom'> &
  Partial<Pick<PageRecord, 'sections' | 'api'>>;
type PagesOfVersion = Pick<BuildRecord, 'name' | 'base'> & { pages: readonly Page[] };

/** One page, followed from the newest version that has it to older ones. */
interface Family {
  pages: Map<PagesOfVersion, Page>;
  /** In the oldest version so far. */
  route: string;
  /** Declared addresses that the page has had in no version so far. */
  earlier: Set<string>;
}

/** Join the pages of all versions, newest first: by declared moves, then by address. */
export function createPageMap(records: readonly PagesOfVersion[]): PageMap {
  const families: Family[] = [];
  /** By each address, the page that had it in the oldest version so far. */
  const byRoute = new Map<string, Family>();
  for (const record of records) {
    const free = new Map(record.pages.map((page) => [page.route, page]));
    const join = (family: Family, page: Page): void => {
      free.delete(page.route);
      family.pages.set(record, page);
      family.route = page.route;
      for (const route of page.movedFrom) family.earlier.add(route);
      family.earlier.delete(page.route);
      byRoute.set(page.route, family);
    };
    // All moves are found before one is joined: two pages may have exchanged their addresses.
    for (const [page, family] of findMoves(families, free)) join(family, page);
    for (const isPossible of [isAtRoute, isAbsent])
      for (const page of free.values()) {
        const family = byRoute.get(page.route);
        if (family && !family.pages.has(record) && isPossible(family, page)) join(family, page);
      }
    for (const page of free.values()) {
      const family: Family = { pages: new Map(), route: page.route, earlier: new Set() };
      families.push(family);
      join(family, page);
    }
  }
  return { schema: PAGE_MAP_SCHEMA, pages: listEntries(families, byRoute) };
}

const isAtRoute = ({ route }: Family, page: Page): boolean => route === page.route;
/** An address from before the page moved to and fro without saying so. */
const isAbsent = (): boolean => true;

/** A move happened just before the first version that declares it. The first page that came from an address has it. */
function findMoves(families: readonly Family[], pages: ReadonlyMap<string, Page>): Map<Page, Family> {
  const moves = new Map<Page, Family>();
  for (const family of families) {
    const declared = pages.get(family.route)?.movedFrom ?? [];
    const isOpen = (page: Page) => !declared.includes(page.route) && !moves.has(page);
    const found = [...family.earlier].flatMap((route) => pages.get(route) ?? []).filter(isOpen);
    // A page may list all its earlier addresses: the last is that of a page that lists the others.
    const last = found.find(({ movedFrom }) => found.some(({ route }) => movedFrom.includes(route))) ?? found[0];
    if (last) moves.set(last, family);
  }
  return moves;
}

function listEntries(families: readonly Family[], byRoute: ReadonlyMap<string, Family>): PageMapEntry[] {
  const taken = new Set(byRoute.keys());
  return families.map(({ pages, earlier }) => {
    const movedFrom = [...earlier].filter((route) => !taken.has(route));
    for (const route of movedFrom) taken.add(route);
    const versions = [...pages].map(([version, page], index, all): [string, PageRow] => [
      version.name,
      describeRow(version, page, all.slice(index + 1)),
    ]);
    return { versions: Object.fromEntries(versions), ...(movedFrom.length > 0 && { movedFrom }) };
  });
}

function describeRow({ name, base }: PagesOfVersion, page: Page, older: readonly [PagesOfVersion, Page][]): PageRow {
  const { id, route, title, sidebar, sections, api } = page;
  const counts = older.flatMap(([{ name: olderName }, before]): [string, number][] => {
    const { length } =
      sections && before.sections
        ? compareSections({ name: olderName, sections: before.sections }, { name, sections })
        : [];
    return length > 0 ? [[olderName, length]] : [];
  });
  const changed = counts.length > 0 && { changed: Object.fromEntries(counts) };
  return { id, path: pathnameOf(base, route), title, sidebar, ...changed, ...(api && { api }) };
}

/** A page in the version of this name. */
interface Side {
  name: string;
  sections: readonly SectionRecord[];
}

/** List the sections of a page that came, changed and went, by their headings. Their order does not count. */
export function compareSections(before: Side, after: Side): SectionChange[] {
  const old = new Map(before.sections.map((section) => [section.anchor, section]));
  const anchors = new Set(after.sections.map(({ anchor }) => anchor));
  const isSame = createIsSame(before.name, after.name);
  return [
    ...after.sections
      .filter((section) => !isSame(old.get(section.anchor), section))
      .map(
        ({ anchor, heading }): SectionChange => ({ change: old.has(anchor) ? 'changed' : 'added', anchor, heading }),
      ),
    ...before.sections
      .filter(({ anchor }) => !anchors.has(anchor))
      .map(({ heading }): SectionChange => ({ change: 'removed', heading })),
  ];
}

/** Create a function that compares sections of two versions. In each, the number of its own version stands for the same. */
function createIsSame(oldName: string, newName: string) {
  const isOwn = (number: string, name: string) => name.split('-')[0] === number;
  return (old: SectionRecord | undefined, { digest, numbers = [] }: SectionRecord): boolean => {
    const oldNumbers = old?.numbers ?? [];
    return (
      old?.digest === digest &&
      oldNumbers.length === numbers.length &&
      numbers.every((number, index) => {
        const oldNumber = oldNumbers[index] ?? '';
        return number === oldNumber || (isOwn(number, newName) && isOwn(oldNumber, oldName));
      })
    );
  };
}
