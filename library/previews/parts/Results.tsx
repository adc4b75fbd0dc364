import { useMDXComponents } from '@mdx-js/react';
import type { ComponentType, ReactNode } from 'react';
import { type OutputLanguage, splitTokens } from './splitTokens.ts';

/** Announce a result, also to screen readers. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <p className="outcome" role="status">
      {children}
    </p>
  );
}

interface OutputProps {
  label: string;
  /** Bytes have none. */
  language?: OutputLanguage;
  children: string;
}

/** The fence of a page's code block. */
interface CodePreProps {
  title: string;
  lang: string;
  wrapCode: boolean;
  children: ReactNode;
}

/** Show code or bytes as pages do. */
export function Output({ label, language, children }: OutputProps) {
  // From the page: an import would change the theme's script in versions without previews.
  const CodePre = useMDXComponents().pre as ComponentType<CodePreProps>;
  const tokens = language ? splitTokens(children, language) : [{ text: children }];
  return (
    <CodePre title={label} lang={language ?? 'text'} wrapCode>
      <code>
        <output aria-label={label}>
          {tokens.map(({ text, kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece of code has no id, and two may be equal.
            <span key={index} style={kind && { color: `var(--docs-code-${kind})` }}>
              {text}
            </span>
          ))}
        </output>
      </code>
    </CodePre>
  );
}

interface TableProps {
  label: string;
  columns: readonly string[];
  /** The first cell is the header. */
  rows: readonly (readonly string[])[];
  /** Columns of code, counted from 0. */
  code: readonly number[];
}

/** Show a result as a table. */
export function ResultTable({ label, columns, rows, code }: TableProps) {
  return (
    <table className="table">
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
              <td key={columns[column + 1]} data-code={code.includes(column + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
