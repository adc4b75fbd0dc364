import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { Link } from '../routing/Link.tsx';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import styles from './AllResults.module.css';
import { useAreas } from './useAreas.ts';

/** Lead on to the search page: to everything and, in an area, to what is in it and what is not. */
export function AllResults({ query, onOpen }: { query: string; onOpen: () => void }) {
  const { area: areaId } = useSidebarPosition();
  const area = useAreas().find(({ id }) => id === areaId);
  const routeOf = (address: Partial<SearchAddress>) => SEARCH_ROUTE + formatSearchAddress({ q: query, ...address });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are pressed; this hears of it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened by key is clicked.
    <div className={styles.root} onClick={onOpen}>
      <Link className={styles.link} href={routeOf({})}>
        See all results
      </Link>
      {area && (
        <>
          <Link className={styles.link} href={routeOf({ area: area.id })}>
            See all results within "{area.label}"
          </Link>
          <Link className={styles.link} href={routeOf({ area: area.id, isOutside: true })}>
            See all results outside "{area.label}"
          </Link>
        </>
      )}
    </div>
  );
}
