import styles from './SearchSlot.module.css';

/** Keep the navbar's place for the search box. */
export function SearchSlot() {
  return <div className={styles.root} data-slot="search" />;
}
