import type { QueryError } from '../../search/index.ts';
import { describeError } from './describeError.ts';
import styles from './QueryProblem.module.css';

/** Tell a mistake in a query, with its place marked; what is found without the operators stands beneath. */
export function QueryProblem({ query, error }: { query: string; error: QueryError }) {
  const { before, wrong, after } = describeError(query, error);
  return (
    <div className={styles.root}>
      <p>
        <code className={styles.query}>
          {before}
          <mark className={styles.place}>{wrong}</mark>
          {after}
        </code>
      </p>
      <p>The query has a mistake: {error.message}. It is searched as plain text.</p>
    </div>
  );
}
