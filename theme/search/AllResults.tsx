import type { KeyboardEvent } from 'react';
import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { Link } from '../routing/Link.tsx';
import { strings } from '../site/strings.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import styles from './AllResults.module.css';
import { useAreas } from './useAreas.ts';

interface Props {
  query: string;
  /** Undefined where the search page decides. */
  version: string | undefined;
  onOpen: () => void;
  /** Called when an arrow key leads out of the links: to the line above them, or around to the first line. */
  onLeave: (line: 'last' | 'first') => void;
}

/** Lead on to the search page: to everything and, in an area, to what is in it and what is not. */
export function AllResults({ query, version, onOpen, onLeave }: Props) {
  const { area: areaId } = useSidebarPosition();
  const area = useAreas().find(({ id }) => id === areaId);
  const { allResults, resultsWithin, resultsOutside } = strings.search;
  const routeOf = (address: Partial<SearchAddress>) =>
    SEARCH_ROUTE + formatSearchAddress({ q: query, version, ...address });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are pressed; this hears of it.
    <div className={styles.root} data-all-results="" onClick={onOpen} onKeyDown={(event) => moveFocus(event, onLeave)}>
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
function moveFocus(event: KeyboardEvent<HTMLElement>, onLeave: Props['onLeave']): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const target = links.find((_, index) => links[index - step] === document.activeElement);
  if (target) target.focus();
  else onLeave(step < 0 ? 'last' : 'first');
}
