import type { ReactNode } from 'react';

/** Say in a sentence what came out; screen readers hear it when it changes. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <p className="outcome" role="status">
      {children}
    </p>
  );
}

/** Show code or bytes that came out. */
export function Output({ label, children }: { label: string; children: string }) {
  return (
    <figure className="output">
      <figcaption>{label}</figcaption>
      <pre>
        <output aria-label={label}>{children}</output>
      </pre>
    </figure>
  );
}

interface TableProps {
  label: string;
  columns: readonly string[];
  /** Cells by rows; the first names its row. */
  rows: readonly (readonly string[])[];
  /** Columns whose cells are code, from 0. */
  code: readonly number[];
}

/** Show what came out as a table. */
export function ResultTable({ label, columns, rows, code }: TableProps) {
  return (
    <table className="table" data-columns={columns.length > 3 ? 'many' : 'few'}>
      <caption>{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own; two may be equal.
          <tr key={index}>
            <th scope="row" data-code={code.includes(0)}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} data-column={columns[column + 1]} data-code={code.includes(column + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
