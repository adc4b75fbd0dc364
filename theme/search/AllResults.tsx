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
}

/** Lead on to the search page: to everything and, in an area, to what is in it and what is not. */
export function AllResults({ query, version, onOpen }: Props) {
  const { area: areaId } = useSidebarPosition();
  const area = useAreas().find(({ id }) => id === areaId);
  const { allResults, resultsWithin, resultsOutside } = strings.search;
  const routeOf = (address: Partial<SearchAddress>) =>
    SEARCH_ROUTE + formatSearchAddress({ q: query, version, ...address });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are pressed; this hears of it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened by key is clicked.
    <div className={styles.root} onClick={onOpen}>
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
