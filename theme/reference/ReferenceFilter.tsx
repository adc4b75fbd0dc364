import { useEffect, useState, useSyncExternalStore } from 'react';
import { reference as words } from '../../common/strings/en/reference.ts';
import { query } from './query.ts';
import styles from './ReferenceBlock.module.css';

/** Draw the filter of a page with so many symbols. */
export function ReferenceFilter({ count }: { count: number }) {
  const text = useSyncExternalStore(query.subscribe, query.read, () => '');
  const [shown, setShown] = useState(count);
  // Another page begins without a filter, and shows a symbol that its address names.
  useEffect(() => {
    const clear = () => query.write('');
    window.addEventListener('hashchange', clear);
    return () => {
      window.removeEventListener('hashchange', clear);
      clear();
    };
  }, []);
  // The blocks below have drawn what is left.
  useEffect(() => {
    setShown(text === '' ? count : document.querySelectorAll(`.${styles.symbol}`).length);
  }, [text, count]);
  return (
    <div className={styles.filter}>
      <input
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => query.write(currentTarget.value)}
      />
      <span role="status">{words.found(shown)}</span>
    </div>
  );
}
