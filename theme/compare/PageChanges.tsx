import { PAGE_CHANGE_KINDS, type PageChange } from '../../common/changes.ts';
import type { VersionDifference } from '../../common/compareVersions.ts';
import type { ManifestVersion } from '../../common/manifest.ts';
import type { AreaId } from '../../common/sidebar.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import type { TocEntry } from '../ui/Toc.tsx';
import styles from './ComparePage.module.css';

interface Props {
  pages: readonly PageChange[];
  hrefOf: (page: PageChange) => string;
  /** Those that pages which came and went are grouped by. */
  areas?: readonly Area[];
}

/** List pages that differ by what happened to them, with the number of sections that differ. */
export function PageChanges({ pages, hrefOf, areas }: Props) {
  return listKinds(pages).map(({ kind, some }) => (
    <section key={kind}>
      <h2 id={kind}>{formatTitle(kind, some.length)}</h2>
      {!areas || kind === 'changed' || kind === 'moved' ? (
        <FoldedList pages={some} hrefOf={hrefOf} />
      ) : (
        groupByArea(some, areas).map(({ label, pages: own }) => (
          <section key={label}>
            <h3>{label}</h3>
            <PageList pages={own} hrefOf={hrefOf} />
          </section>
        ))
      )}
    </section>
  ));
}

/** List the headings of what differs: the API, and pages by kind. */
export function listHeadings({ pages, packages }: Omit<VersionDifference, 'sameCount'>): TocEntry[] {
  const kinds = listKinds(pages).map(({ kind, some }) => ({
    id: kind,
    depth: 2,
    text: formatTitle(kind, some.length),
  }));
  const hasApi = packages.some(({ changes }) => changes.length > 0);
  return [...(hasApi ? [{ id: 'api', depth: 2, text: words.api.title }] : []), ...kinds];
}

const listKinds = (pages: readonly PageChange[]) =>
  PAGE_CHANGE_KINDS.map((kind) => ({ kind, some: pages.filter((page) => page.kind === kind) })).filter(
    ({ some }) => some.length > 0,
  );

const formatTitle = (kind: PageChange['kind'], count: number): string => `${words.pages[kind]} (${count})`;

/** Fold pages of which one section changed, if they are several. */
function FoldedList({ pages, hrefOf }: Pick<Props, 'pages' | 'hrefOf'>) {
  const small = pages.filter(({ kind, sections }) => kind === 'changed' && sections === 1);
  if (small.length < 2) return <PageList pages={pages} hrefOf={hrefOf} />;
  return (
    <>
      <PageList pages={pages.filter((page) => !small.includes(page))} hrefOf={hrefOf} />
      <details className={styles.package}>
        <summary>{words.pages.small(small.length)}</summary>
        <PageList pages={small} hrefOf={hrefOf} />
      </details>
    </>
  );
}

const PageList = ({ pages, hrefOf }: Pick<Props, 'pages' | 'hrefOf'>) => (
  <ul className={styles.list}>
    {pages.map((page) => (
      <li key={page.path}>
        <a href={hrefOf(page)}>{page.title}</a> <span className={styles.route}>{page.route}</span>{' '}
        {page.sections && <span className={styles.count}>{words.changedIn(page.sections)}</span>}
      </li>
    ))}
  </ul>
);

export interface Area {
  id: AreaId;
  label: string;
}

/** List the areas of two versions, in the order and with the names of the later one. */
export function listAreas(before: Pick<ManifestVersion, 'sidebars'>, after: Pick<ManifestVersion, 'sidebars'>): Area[] {
  const entries = Object.entries({ ...before.sidebars, ...after.sidebars });
  const order = [...new Set([...Object.keys(after.sidebars), ...Object.keys(before.sidebars)])];
  return entries
    .map(([id, { title, label }]) => ({ id, label: title ?? label }))
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Group pages by area; those without one come last. */
export function groupByArea(
  pages: readonly PageChange[],
  areas: readonly Area[],
): { label: string; pages: PageChange[] }[] {
  const ids = new Set(areas.map(({ id }) => id));
  const groups = areas.map(({ id, label }) => ({ label, pages: pages.filter(({ area }) => area === id) }));
  const rest = { label: words.otherPages, pages: pages.filter(({ area }) => area === null || !ids.has(area)) };
  return [...groups, rest].filter((group) => group.pages.length > 0);
}
