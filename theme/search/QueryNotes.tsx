import type { ReactNode } from 'react';
import { results as words } from '../../common/strings/results.en.ts';
import { FIELDS, type QueryError } from '../../search/index.ts';
import styles from './QueryNotes.module.css';

/** Tell that the query named the version that was searched. `children` lead back. */
export function VersionNote({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.version}>
      {words.inVersion(label)} {children}
    </p>
  );
}

/** Tell a mistake in a query, with its place marked; what is found without the operators stands beneath. */
export function QueryProblem({ query, error }: { query: string; error: QueryError }) {
  // The search got it without the white space around it.
  const { before, wrong, after } = describeError(query.trim(), error);
  const { mistake, mistakes } = words;
  const what = error.mistake === 'unknownField' ? mistakes.unknownField(wrong, FIELDS) : mistakes[error.mistake];
  return (
    <div className={styles.problem}>
      <p>
        <code className={styles.query}>
          {before}
          <mark className={styles.place}>{wrong}</mark>
          {after}
        </code>
      </p>
      <p>{mistake(what)}</p>
    </div>
  );
}

/** Characters that are shown on either side of the place. */
const AROUND = 40;

/** Cut a query at the place of its mistake, and to what can be read. Nothing at the place is shown as a gap. */
export function describeError(
  query: string,
  { start, end }: Pick<QueryError, 'start' | 'end'>,
): { before: string; wrong: string; after: string } {
  const before = query.slice(0, start);
  const wrong = query.slice(start, end);
  const after = query.slice(end);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    wrong: wrong === '' ? '␣' : wrong.length > AROUND ? `${wrong.slice(0, AROUND)}…` : wrong,
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  };
}
