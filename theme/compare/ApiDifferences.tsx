import { API_DIFFERENCE_KINDS } from '../../common/apiHistory.ts';
import {
  countKinds,
  type DocumentedDifference,
  type DocumentedPackage,
  listCodeLines,
} from '../../common/compareVersions.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import marks from '../articles/Changes.module.css';
import styles from './ComparePage.module.css';

interface Props {
  packages: readonly DocumentedPackage[];
  title?: string;
  /** Show the declarations in both versions. */
  hasCode?: boolean;
}

/** List what differs in the API, by package. */
export function ApiDifferences({ packages, title = words.api.title, hasCode = false }: Props) {
  const changed = packages.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return null;
  return (
    <section className={marks.root}>
      <h2 id="api">{title}</h2>
      {changed.map(({ name, changes }) => (
        <details key={name} className={styles.package} open={changes.length <= MAX_OPEN}>
          <summary>
            {name}: {words.api.counts(countKinds(changes))}
          </summary>
          {API_DIFFERENCE_KINDS.map((kind) => {
            const some = changes.filter((change) => change.kind === kind);
            return some.length === 0 ? null : (
              <section key={kind}>
                <h3>{words.api.kinds[kind]}</h3>
                <ul className={styles.list}>{some.map((one) => drawName(one, hasCode))}</ul>
              </section>
            );
          })}
        </details>
      ))}
    </section>
  );
}

/** A longer package would push the others out of sight. */
const MAX_OPEN = 20;

function drawName(change: DocumentedDifference, hasCode: boolean) {
  const name = <code className={styles.name}>{change.name}</code>;
  const lines = hasCode ? listCodeLines(change) : [];
  return (
    <li key={`${change.name} ${change.before}`}>
      {change.href ? <a href={change.href}>{name}</a> : name}
      {change.renamedTo && ` (${words.api.use(change.renamedTo)})`}
      {lines.length > 0 && (
        <pre className={styles.code}>
          {lines.map(({ kind, text }) => {
            const Change = kind === 'before' ? 'del' : 'ins';
            return <Change key={`${kind} ${text}`}>{text}</Change>;
          })}
        </pre>
      )}
    </li>
  );
}
