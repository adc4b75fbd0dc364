import type { PageChange } from '../../common/listPageChanges.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import styles from './ComparePage.module.css';

interface Props {
  pages: readonly PageChange[];
  hrefOf: (page: PageChange) => string;
}

/** List pages that differ, with the share of different words. */
export const PageList = ({ pages, hrefOf }: Props) => (
  <ul className={styles.list}>
    {pages.map((page) => (
      <li key={page.path}>
        <a href={hrefOf(page)}>{page.title}</a> <span className={styles.route}>{page.route}</span>{' '}
        {page.percent !== undefined && <span className={styles.share}>{words.share(page.percent)}</span>}
      </li>
    ))}
  </ul>
);
