import { formatSummary } from '../../common/formatHistory.ts';
import { historyPath, type PageHistory } from '../../common/pageHistory.ts';
import { resolveComparisons } from '../../common/resolveComparisons.ts';
import { history as words } from '../../common/strings/en/history.ts';
import { Icon } from '../ui/Icon.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './PageHistory.module.css';

interface Props {
  history: PageHistory;
  labels: ReadonlyMap<string, string>;
  siteBase: string;
  own: { name: string; base: string; route: string };
  preferred: string | undefined;
}

/** Draw the history of a page in one line, with a comparison. The merge draws it too. */
export function HistorySummary({ history, labels, siteBase, own, preferred }: Props) {
  const labelOf = (name: string) => labels.get(name) ?? name;
  const { hrefs, best } = resolveComparisons(history, { ...own, preferred });
  return (
    <>
      <details className={styles.details} key={own.route}>
        <summary className={styles.summary}>
          {formatSummary(history, own.name, { words, labels })}
          <Icon name="chevron" />
        </summary>
        <HistoryList
          history={history}
          labelOf={labelOf}
          drawMore={({ name }) =>
            hrefs.has(name) && (
              <>
                {' · '}
                <a href={hrefs.get(name)}>{words.compare}</a>
              </>
            )
          }
        />
        <a className={styles.link} href={historyPath(siteBase, own.route)}>
          {words.more}
        </a>
      </details>
      {best && (
        <a className={styles.link} href={hrefs.get(best)}>
          {words.compareWith(labelOf(best))}
        </a>
      )}
    </>
  );
}
