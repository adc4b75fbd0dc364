import type { PageHistory, PageInVersion, SectionChange } from '../../common/pageMap.ts';
import { history as historyWords } from '../../common/strings/en/history.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { HistoryList } from '../versions/HistoryList.tsx';

export interface HistoryFacts {
  changed?: { date: string; commitsHref: string } | undefined;
  compare?: { label: string; href: string } | undefined;
}

interface Props {
  title: string;
  histories: readonly PageHistory[];
  labelOf: (versionName: string) => string;
  findFacts: (versionName: string, path: string) => HistoryFacts;
}

/** Draw the history of each page that has, or had, a route. */
export function HistoryPage({ title, histories, labelOf, findFacts }: Props) {
  const words = sitePages.history;
  return (
    <>
      <h1>{words.title(title)}</h1>
      <p>{words.intro}</p>
      {histories.map((history) => (
        <HistoryList
          key={history[0]?.path}
          history={history}
          labelOf={labelOf}
          drawMore={(entry) => (
            <>
              <Facts {...findFacts(entry.name, entry.path)} />
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
      {sections.map((section) => (
        <li key={`${section.change} ${section.anchor ?? section.heading}`}>
          <Section section={section} path={path} />
          {`: ${historyWords.sections[section.change]}`}
        </li>
      ))}
    </ul>
  );
}

function Section({ section: { anchor, heading }, path }: { section: SectionChange; path: string }) {
  const name = heading || historyWords.introduction;
  return anchor ? <a href={`${path}#${anchor}`}>{name}</a> : name;
}
