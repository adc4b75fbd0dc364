import { results as words } from '../../common/strings/en/results.ts';
import { FIELDS, type QueryError } from '../../packages/search/index.ts';
import styles from './SearchHelp.module.css';

/** Show a mistake in a query, above results without the operators. */
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
          <mark className={styles.wrong}>{wrong}</mark>
          {after}
        </code>
      </p>
      <p>{mistake(what)}</p>
    </div>
  );
}

/** Characters shown on either side of the mistake. */
const AROUND = 40;

/** Cut a query at its mistake, and to a readable length. An empty place is a gap. */
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
