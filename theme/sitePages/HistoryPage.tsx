import type { PageHistory, PageInVersion } from '../../common/pageMap.ts';
import { history as historyWords } from '../../common/strings/en/history.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { HistoryList } from '../versions/HistorySummary.tsx';

export interface HistoryFacts {
  changed?: { date: string; commitsHref: string } | undefined;
  compare?: { label: string; href: string } | undefined;
}

/** A page through all versions. */
export interface FollowedPage {
  history: PageHistory;
  /** What is said of a version that has the page, by its name. */
  facts: ReadonlyMap<string, HistoryFacts>;
}

interface Props {
  title: string;
  /** The pages that have, or had, the route. */
  pages: readonly FollowedPage[];
  labels: ReadonlyMap<string, string>;
}

/** Draw the history of each page that has, or had, a route. */
export function HistoryPage({ title, pages, labels }: Props) {
  const words = sitePages.history;
  return (
    <>
      <h1>{words.title(title)}</h1>
      <p>{words.intro}</p>
      {pages.map(({ history, facts }) => (
        <HistoryList
          key={history[0]?.path}
          history={history}
          labels={labels}
          drawMore={(entry) => (
            <>
              <Facts {...facts.get(entry.name)} />
              <Sections {...entry} />
            </>
          )}
        />
      ))}
    </>
  );
}

function Facts({ changed, compare }: HistoryFacts) {
  return (
    <>
      {changed && (
        <>
          {' · '}
          <time dateTime={changed.date}>{changed.date.slice(0, 10)}</time>
          {' · '}
          <a href={changed.commitsHref}>{sitePages.history.commits}</a>
        </>
      )}
      {compare && (
        <>
          {' · '}
          <a href={compare.href}>{historyWords.compareWith(compare.label)}</a>
        </>
      )}
    </>
  );
}

function Sections({ sections = [], path }: PageInVersion) {
  if (sections.length === 0) return null;
  return (
    <ul>
      {sections.map(({ change, anchor, heading }) => {
        const name = heading || historyWords.introduction;
        return (
          <li key={`${change} ${anchor ?? heading}`}>
            {anchor ? <a href={`${path}#${anchor}`}>{name}</a> : name}
            {`: ${historyWords.sections[change]}`}
          </li>
        );
      })}
    </ul>
  );
}
