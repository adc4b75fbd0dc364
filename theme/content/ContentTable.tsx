import type { ComponentProps, ReactNode } from 'react';
import { strings } from '../site/strings.ts';
import { useScrollRegion } from './useScrollRegion.ts';

interface Props extends ComponentProps<'table'> {
  /** Head and body of the table. */
  children?: ReactNode;
}

/** Draw a table. A wide one scrolls in its own box, also with the keyboard. */
export function ContentTable(props: Props) {
  const region = useScrollRegion(describeTable);
  return (
    <div className="rp-table-scroll-container" {...region}>
      <table {...props} />
    </div>
  );
}

/** Draw the head of a column. An empty corner cell is a plain cell, not a header. */
export function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}

function describeTable(box: HTMLElement): string {
  const columns = [...box.querySelectorAll('thead th')].flatMap(({ textContent }) => textContent?.trim() || []);
  return strings.content.table(columns);
}
