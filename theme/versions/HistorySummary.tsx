import type { ReactNode } from 'react';
import { API_DIFFERENCE_KINDS } from '../../common/apiHistory.ts';
import { historyPath, type PageHistory, type PageInVersion } from '../../common/pageMap.ts';
import { describeSpan, history as words } from '../../common/strings/en/history.ts';
import { NEXT } from '../../common/version.ts';
import { Popup } from '../ui/Popup.tsx';
import styles from './PageHistory.module.css';
import { resolveComparisons } from './resolveComparisons.ts';

interface SummaryProps {
  history: PageHistory;
  labels: ReadonlyMap<string, string>;
  siteBase: string;
  own: { name: string; base: string; route: string };
  preferred: string | undefined;
}

const isReleasedEntry = ({ name }: PageInVersion) => name !== NEXT;

/** Draw what is new of a page in its version, which opens the whole history. The merge draws it too. */
export function HistorySummary({ history, labels, siteBase, own, preferred }: SummaryProps) {
  const labelOf = (name: string) => labels.get(name) ?? name;
  const { hrefs, best } = resolveComparisons(history, { ...own, preferred });
  return (
    <Popup route={own.route} button={formatFact(history, own.name, labelOf)} className={styles.button} align="start">
      <div className={styles.panel}>
        <HistoryList
          history={[...history.filter(isReleasedEntry), ...history.filter((entry) => !isReleasedEntry(entry))]}
          labels={labels}
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

/** Format what is new of a page in a version. What is as old as the oldest version, or says the same, has only the general word. */
function formatFact(history: PageHistory, own: string, labelOf: (versionName: string) => string): string {
  const entry = history.find(({ name }) => name === own);
  if (entry?.span) return describeSpan(entry.span).replaceAll('`', '');
  if (entry?.change === 'added' && entry !== history.at(-1)) return words.facts.added(labelOf(own));
  return entry?.change === 'changed' ? words.facts.changed(labelOf(own)) : words.facts.none;
}

interface ListProps {
  history: PageHistory;
  labels: ReadonlyMap<string, string>;
  drawMore: (entry: PageInVersion) => ReactNode;
}

const MAX_NAMES = 4;

/** Format what happened to the symbols of a page. */
const formatApi = (changes: NonNullable<PageInVersion['api']>): string[] =>
  API_DIFFERENCE_KINDS.flatMap((kind) => {
    const names = changes[kind] ?? [];
    const others = names.length - MAX_NAMES;
    const named = [...names.slice(0, MAX_NAMES), ...(others > 0 ? [words.others(others)] : [])];
    return names.length > 0 ? [words.api[kind](named.join(', '))] : [];
  });

/** List what happened to the page in each version. */
export function HistoryList({ history, labels, drawMore }: ListProps) {
  const labelOf = (name: string) => labels.get(name) ?? name;
  return (
    <ul className={styles.list}>
      {history.map((entry) => (
        <li key={entry.name}>
          {entry.change === 'missing' ? labelOf(entry.name) : <a href={entry.path}>{labelOf(entry.name)}</a>}
          {`: ${formatChange(entry)}`}
          {drawMore(entry)}
        </li>
      ))}
    </ul>
  );
}

function formatChange({ change, sections = [], movedFrom, api }: PageInVersion): string {
  const moved = movedFrom === undefined ? [] : [words.movedFrom(movedFrom)];
  const events = [...moved, ...(api ? formatApi(api) : [])];
  const inText = change === 'changed' ? words.changed(sections.length) : words[change];
  return (events.length > 0 && change === 'same' ? events : [...events, inText]).join('. ');
}
