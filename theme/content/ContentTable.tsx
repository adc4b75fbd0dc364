import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'table'> {
  /** Head and body of the table. */
  children?: ReactNode;
}

/** Draw a table. A wide one scrolls in its own box. */
export const ContentTable = (props: Props) => (
  <div className="rp-table-scroll-container" data-sideways="">
    <table {...props} />
  </div>
);

/** Draw the head of a column. An empty corner cell is a plain cell, not a header. */
export function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
