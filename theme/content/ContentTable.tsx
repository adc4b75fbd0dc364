import { type ComponentProps, useRef } from 'react';
import { useScrollRegion } from './useScrollRegion.ts';

/** Draw a table of the content. One that is wider than the page scrolls in its own box, by the keyboard too. */
export function ContentTable(props: ComponentProps<'table'>) {
  const boxRef = useRef<HTMLDivElement>(null);
  const region = useScrollRegion(boxRef, describeTable);
  return (
    // Rspress's class for the box: its styles know tables by it.
    <div className="rp-table-scroll-container" ref={boxRef} {...region}>
      <table {...props} />
    </div>
  );
}

/** Name a table by its columns. */
function describeTable(box: HTMLElement): string {
  const columns = [...box.querySelectorAll('thead th')].map(({ textContent }) => textContent?.trim()).filter(Boolean);
  return `Table: ${columns.join(', ')}`;
}
