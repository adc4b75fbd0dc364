import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { strings } from '../site/strings.ts';
import { useScrollRegion } from './useScrollRegion.ts';

interface Props extends ComponentProps<'table'> {
  /** Head and body of the table. */
  children?: ReactNode;
}

/** Draw a table. A wide one scrolls in its own box, also with the keyboard. */
export function ContentTable(props: Props) {
  const boxRef = useRef<HTMLDivElement>(null);
  const region = useScrollRegion(boxRef, describeTable);

  useEffect(() => {
    const box = boxRef.current;
    const cell = box?.querySelector<HTMLElement>('th, td');
    // A wider column would leave too little of the others on a phone.
    box?.toggleAttribute('data-pinned', region.role !== undefined && (cell?.offsetWidth ?? 0) <= box.clientWidth / 2);
  }, [region]);

  return (
    // Rspress's styles select tables by this class.
    <div className="rp-table-scroll-container" ref={boxRef} {...region}>
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
