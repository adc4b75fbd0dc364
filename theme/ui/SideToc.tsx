import styles from './SideToc.module.css';
import { FoldedToc, Toc, type TocEntry } from './Toc.tsx';

/** List the headings of a page that has no sidebar, from three on: beside the text, and above it on narrow screens. */
export function SideToc({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length < 3) return null;
  // Rspress's styles for content do not apply.
  return (
    <>
      <div className="rp-not-doc">
        <FoldedToc entries={entries} />
      </div>
      <div className={`rp-not-doc ${styles.beside}`}>
        <Toc entries={entries} />
      </div>
    </>
  );
}
