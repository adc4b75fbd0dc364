import { FIELDS, type QueryError } from '../../search/index.ts';
import { strings } from '../site/strings.ts';
import { describeError } from './describeError.ts';
import styles from './QueryProblem.module.css';

/** Tell a mistake in a query, with its place marked; what is found without the operators stands beneath. */
export function QueryProblem({ query, error }: { query: string; error: QueryError }) {
  // The search got it without the white space around it.
  const { before, wrong, after } = describeError(query.trim(), error);
  const { mistake, mistakes } = strings.search;
  const what = error.mistake === 'unknownField' ? mistakes.unknownField(wrong, FIELDS) : mistakes[error.mistake];
  return (
    <div className={styles.root}>
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
