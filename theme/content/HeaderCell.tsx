import type { ComponentProps } from 'react';

/** Draw the head of a table's column. A corner without words heads nothing: it is a plain cell. */
export function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
