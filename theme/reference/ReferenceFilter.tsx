import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReferenceSymbol } from '../../common/reference.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { createStore } from '../ui/createStore.ts';
import styles from './ReferenceBlock.module.css';

/** What the reader typed into the filter of a package's page. All blocks of the page read it. */
export const query = createStore('');

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

/** Keep the symbols whose name, or the name of one of whose members, has a text. Of the others, only such members stay. */
export function filterSymbols(symbols: readonly ReferenceSymbol[], text: string): readonly ReferenceSymbol[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return symbols;
  return symbols.flatMap((symbol) => {
    if (symbol.name.toLowerCase().includes(wanted)) return [symbol];
    const members = symbol.members?.filter(({ name }) => `${symbol.name}.${name}`.toLowerCase().includes(wanted)) ?? [];
    return members.length > 0 ? [{ ...symbol, members }] : [];
  });
}
