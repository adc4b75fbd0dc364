import type { ReactNode } from 'react';

/** Describe the result in a sentence. Screen readers announce its changes. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <p className="outcome" role="status">
      {children}
    </p>
  );
}

/** Show a result of code or bytes. */
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
  /** Cells of each row; the first cell is the header of the row. */
  rows: readonly (readonly string[])[];
  /** Columns whose cells are code, counted from 0. */
  code: readonly number[];
}

/** Show a result as a table. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and two rows may be equal.
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
