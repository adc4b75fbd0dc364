import type { KeyboardEvent } from 'react';
import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { results } from '../../common/strings/results.en.ts';
import { Link } from '../routing/Link.tsx';
import { strings } from '../site/strings.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { NothingFound } from './NothingFound.tsx';
import { HitPlaceholders, OptionList } from './OptionList.tsx';
import { QueryProblem, VersionNote } from './QueryNotes.tsx';
import styles from './SearchPanel.module.css';
import { useAreas } from './useAreas.ts';
import { useSearchPanel } from './useSearchPanel.ts';
import type { SearchSlotState } from './useSearchSlot.ts';

export { warmIndex } from './askSearch.ts';

/** Show what the field's text finds, as the reader types. It stays on the page while it is closed. */
export function SearchPanel({ slot }: { slot: SearchSlotState }) {
  const words = strings.search;
  const { label } = useThemeData();
  const panel = useSearchPanel(slot);
  const { status, options, active, isShown } = panel;
  return (
    <div className={styles.root} hidden={!isShown}>
      <p className={styles.status} role="status" data-kind={panel.statusKind}>
        {status}
      </p>
      {panel.statusKind === 'failed' && (
        <div className={styles.retry}>
          <Button kind="quiet" onClick={panel.retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {panel.asked && (
        <VersionNote label={panel.asked.label}>
          <button type="button" onClick={panel.searchAsText}>
            {results.asText(slot.text.trim(), label)}
          </button>
        </VersionNote>
      )}
      {panel.problem && <QueryProblem query={panel.asked?.words ?? slot.text} error={panel.problem} />}
      {options.length > 0 && (
        <OptionList
          label={words.suggestions}
          options={options}
          active={active}
          listRef={panel.listRef}
          onPoint={panel.point}
          onOpen={panel.openOption}
        />
      )}
      {panel.hasHistory && (
        <button className={styles.forget} type="button" onClick={panel.forget}>
          {results.forget}
        </button>
      )}
      {panel.statusKind === 'loading' && <HitPlaceholders />}
      {panel.isNothing && <NothingFound form={panel.searched} />}
      {panel.hasHits && (
        <AllResults query={slot.text} version={panel.linkedVersion} onOpen={panel.leaveFor} onLeave={panel.returnTo} />
      )}
    </div>
  );
}

interface AllResultsProps {
  query: string;
  /** Undefined where the search page decides. */
  version: string | undefined;
  onOpen: () => void;
  /** Called when an arrow key leads out of the links: to the line above them, or around to the first line. */
  onLeave: (line: 'last' | 'first') => void;
}

/** Lead on to the search page: to everything and, in an area, to what is in it and what is not. */
function AllResults({ query, version, onOpen, onLeave }: AllResultsProps) {
  const { area: areaId } = useSidebarPosition();
  const area = useAreas().find(({ id }) => id === areaId);
  const { allResults, resultsWithin, resultsOutside } = strings.search;
  const routeOf = (address: Partial<SearchAddress>) =>
    SEARCH_ROUTE + formatSearchAddress({ q: query, version, ...address });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are pressed; this hears of it.
    <div className={styles.foot} data-all-results="" onClick={onOpen} onKeyDown={(event) => moveFocus(event, onLeave)}>
      <Link className={styles.link} href={routeOf({})}>
        {allResults}
      </Link>
      {area && (
        <>
          <Link className={styles.link} href={routeOf({ area: area.id })}>
            {resultsWithin(area.label)}
          </Link>
          <Link className={styles.link} href={routeOf({ area: area.id, isOutside: true })}>
            {resultsOutside(area.label)}
          </Link>
        </>
      )}
    </div>
  );
}

/** Let arrow keys go through the links as through the lines above. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onLeave: AllResultsProps['onLeave']): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const target = links.find((_, index) => links[index - step] === document.activeElement);
  if (target) target.focus();
  else onLeave(step < 0 ? 'last' : 'first');
}
