import { results as words } from '../../common/strings/en/results.ts';
import { Link } from '../navigation/Link.tsx';
import { useThemeData } from '../site/useThemeData.ts';
import { listSearchAreas } from './resolveSearch.ts';
import styles from './SearchHelp.module.css';

/** Offer the start of each area. */
export const NothingFound = () => (
  <div className={styles.nothing}>
    <p>{words.startAt}</p>
    <AreaLinks />
  </div>
);

/** Link to the index of each area. */
export const AreaLinks = () => (
  <ul>
    {listSearchAreas(useThemeData()).map(({ id, label, route }) => (
      <li key={id}>
        <Link href={route}>{label}</Link>
      </li>
    ))}
  </ul>
);
