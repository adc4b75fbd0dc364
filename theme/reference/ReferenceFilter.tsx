import { useEffect, useState } from 'react';
import { reference as words } from '../../common/strings/en/reference.ts';
import { filterSymbols } from './filterSymbols.ts';
import styles from './ReferenceBlock.module.css';

/** Draw the filter of a page with so many symbols. */
export function ReferenceFilter({ count }: { count: number }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(count);
  const filter = (next: string) => {
    setText(next);
    setShown(filterSymbols(next));
  };
  // A symbol that the address names is shown.
  useEffect(() => {
    const clear = () => {
      setText('');
      setShown(filterSymbols(''));
      document.querySelector(':target')?.scrollIntoView();
    };
    window.addEventListener('hashchange', clear);
    return () => window.removeEventListener('hashchange', clear);
  }, []);
  return (
    <div className={styles.filter}>
      <input
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => filter(currentTarget.value)}
      />
      <span role="status">{words.found(shown)}</span>
    </div>
  );
}
