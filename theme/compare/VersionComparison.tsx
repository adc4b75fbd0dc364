import { formatCompareAddress } from '../../common/compareAddress.ts';
import { listPageChanges, type PageChange } from '../../common/listPageChanges.ts';
import type { Manifest } from '../../common/manifest.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { PAGE_MAP } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import styles from './ComparePage.module.css';
import { words } from './words.ts';

interface Props {
  manifest: Manifest;
  from: string | undefined;
  to: string | undefined;
}

const KINDS = ['added', 'removed', 'moved', 'changed'] as const;

/** List the pages that differ between two versions, each with the way to its comparison. */
export function VersionComparison({ manifest, from, to }: Props) {
  const { base } = useThemeData();
  const pageMap = fileOf(useSiteFile(PAGE_MAP, true));
  const [before, after] = [from, to].map((name) => manifest.versions.find((version) => version.name === name));
  if (!pageMap || !before || !after) return <p role="status">{words.loading}</p>;
  const { changes, sameCount } = listPageChanges(pageMap, before, after);
  const hrefOf = ({ route, path, kind }: PageChange) =>
    kind === 'changed' || kind === 'moved'
      ? formatCompareAddress(base, { page: route, from: before.name, to: after.name })
      : path;
  return (
    <>
      {KINDS.map((kind) => {
        const pages = changes.filter((change) => change.kind === kind);
        return pages.length === 0 ? null : (
          <section key={kind}>
            <h2 className={styles.subtitle}>
              {words.pages[kind]} ({pages.length})
            </h2>
            <ul className={styles.list}>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={hrefOf(page)}>{page.title}</a> <span className={styles.route}>{page.route}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p role="status">{words.pages.same(sameCount)}</p>
    </>
  );
}
