import { Toc, type TocEntry } from './Toc.tsx';

/** List the headings of a page that has no column for them, from three on. */
export const PageToc = ({ entries }: { entries: readonly TocEntry[] }) =>
  entries.length > 2 && (
    // Rspress's styles for content do not apply.
    <div className="rp-not-doc">
      <Toc entries={entries} />
    </div>
  );
