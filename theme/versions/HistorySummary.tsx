import { historyPath, type PageHistory, type PageInVersion } from '../../common/pageMap.ts';
import { history as words } from '../../common/strings/en/history.ts';
import { NEXT } from '../../common/version.ts';
import { Popup } from '../ui/Popup.tsx';
import { formatFact } from './formatHistory.ts';
import { HistoryList } from './HistoryList.tsx';
import styles from './PageHistory.module.css';
import { resolveComparisons } from './resolveComparisons.ts';

interface Props {
  history: PageHistory;
  labels: ReadonlyMap<string, string>;
  siteBase: string;
  own: { name: string; base: string; route: string };
  preferred: string | undefined;
}

const isReleasedEntry = ({ name }: PageInVersion) => name !== NEXT;

/** Draw what is new of a page in its version, which opens the whole history. The merge draws it too. */
export function HistorySummary({ history, labels, siteBase, own, preferred }: Props) {
  const labelOf = (name: string) => labels.get(name) ?? name;
  const { hrefs, best } = resolveComparisons(history, { ...own, preferred });
  return (
    <Popup
      route={own.route}
      button={formatFact(history, { name: own.name, label: labelOf(own.name) }, words)}
      className={styles.button}
      align="start"
    >
      <div className={styles.panel}>
        <HistoryList
          history={[...history.filter(isReleasedEntry), ...history.filter((entry) => !isReleasedEntry(entry))]}
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
        <p className={styles.links}>
          {best && <a href={hrefs.get(best)}>{words.compareWith(labelOf(best))}</a>}
          <a href={historyPath(siteBase, own.route)}>{words.more}</a>
        </p>
      </div>
    </Popup>
  );
}
