import { results as words } from '../../common/strings/en/results.ts';
import { Link } from '../routing/Link.tsx';
import styles from './NothingFound.module.css';
import { useAreas } from './useResolvedSearch.ts';

/** Offer the start of each area. */
export const NothingFound = () => (
  <div className={styles.root}>
    <p>{words.startAt}</p>
    <AreaLinks />
  </div>
);

/** Link to the index of each area. */
export const AreaLinks = () => (
  <ul>
    {useAreas().map(({ id, label, route }) => (
      <li key={id}>
        <Link href={route}>{label}</Link>
      </li>
    ))}
  </ul>
);
