import type { KeyboardEvent, RefObject } from 'react';
import { formatSearchAddress, SEARCH_ROUTE } from '../../common/search.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { Link } from '../routing/Link.tsx';
import { strings } from '../site/strings.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { Button } from '../ui/Button.tsx';
import { NothingFound } from './NothingFound.tsx';
import { HitPlaceholders, OptionList } from './OptionList.tsx';
import { QueryProblem } from './QueryProblem.tsx';
import styles from './SearchPopup.module.css';
import { useAreas } from './useResolvedSearch.ts';
import { type SearchPopupProps, useSuggestions } from './useSuggestions.ts';

export { warmIndex } from './askSearch.ts';

/** Show results as the reader types. The popup stays on the page while it is closed. */
export function SearchPopup(props: SearchPopupProps) {
  const { text, listId } = props;
  const suggestions = useSuggestions(props);
  const { status, options } = suggestions;
  return (
    <div className={styles.root} hidden={!suggestions.isShown}>
      <p className={styles.status} role="status" data-kind={status}>
        {suggestions.statusText}
      </p>
      {status === 'failed' && (
        <div className={styles.retry}>
          <Button kind="quiet" onClick={suggestions.retry}>
            {strings.ui.retry}
          </Button>
        </div>
      )}
      {suggestions.problem && <QueryProblem query={text} error={suggestions.problem} />}
      {options.length > 0 && (
        <OptionList
          id={listId}
          label={words.suggestions}
          options={options}
          active={suggestions.active}
          onPoint={suggestions.point}
          onOpen={suggestions.openOption}
        />
      )}
      {suggestions.hasHistory && (
        <button className={styles.forget} type="button" onClick={suggestions.forget}>
          {words.forget}
        </button>
      )}
      {status === 'loading' && <HitPlaceholders />}
      {suggestions.isNothing && <NothingFound />}
      {suggestions.hasHits && (
        <AllResults
          query={text}
          rootRef={suggestions.footRef}
          onOpen={suggestions.leave}
          onLeave={suggestions.returnTo}
        />
      )}
    </div>
  );
}

interface AllResultsProps {
  query: string;
  rootRef: RefObject<HTMLDivElement | null>;
  onOpen: () => void;
  onLeave: (option: 'last' | 'first') => void;
}

function AllResults({ query, rootRef, onOpen, onLeave }: AllResultsProps) {
  const { area: areaId } = useSidebarPosition();
  const area = useAreas().find(({ id }) => id === areaId);
  const { allResults, resultsWithin, resultsOutside } = words;
  const links = [
    { text: allResults, area: undefined, isOutside: false },
    ...(area ? [{ text: resultsWithin(area.label), area: area.id, isOutside: false }] : []),
    ...(area ? [{ text: resultsOutside(area.label), area: area.id, isOutside: true }] : []),
  ];
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const elements = [...(rootRef.current?.querySelectorAll('a') ?? [])];
    const target = elements.find((_, index) => elements[index - step] === event.currentTarget);
    if (target) target.focus();
    else onLeave(step < 0 ? 'last' : 'first');
  };
  return (
    <div className={styles.foot} ref={rootRef}>
      {links.map(({ text, ...part }) => (
        <Link
          className={styles.link}
          key={text}
          href={SEARCH_ROUTE + formatSearchAddress({ q: query, ...part })}
          onClick={onOpen}
          onKeyDown={onKey}
        >
          {text}
        </Link>
      ))}
    </div>
  );
}
