import { Toc, type TocEntry } from '../ui/Toc.tsx';
import styles from './PageToc.module.css';

/** List the headings of a page of the site's own, from three on: beside it, where there is a column. */
export const PageToc = ({ entries }: { entries: readonly TocEntry[] }) =>
  entries.length > 2 && (
    // Styles for content do not apply.
    <div className={`rp-not-doc ${styles.root}`}>
      <Toc entries={entries} />
    </div>
  );
