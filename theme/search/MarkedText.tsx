import { Fragment } from 'react';
import type { Excerpt, TextRange } from '../../packages/search/index.ts';

/** Draw a text with its marks, which are sorted and do not overlap. HTML in it stays text. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly TextRange[] }) => (
  <>
    {marks.map(([start, end], index) => (
      <Fragment key={start}>
        {text.slice(marks[index - 1]?.[1] ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);

/** Draw an excerpt: code as code. */
export const ExcerptText = ({ isCode, ...excerpt }: Excerpt) =>
  isCode ? (
    <code>
      <MarkedText {...excerpt} />
    </code>
  ) : (
    <MarkedText {...excerpt} />
  );
