import { useState } from 'react';
import { results as words } from '../../common/strings/en/results.ts';
import type { Merged, SymbolHit } from '../../packages/search/index.ts';
import { Button } from '../ui/Button.tsx';
import { formatSymbolNote } from './listbox.ts';
import { HitLink, VersionLinks } from './ResultList.tsx';
import styles from './SymbolList.module.css';

const FIRST = 10;

/** List the symbols that the query may mean, above the results of the text. */
export function SymbolList({ symbols }: { symbols: readonly Merged<SymbolHit>[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? symbols : symbols.slice(0, FIRST);
  return (
    <section className={styles.root} aria-label={words.symbols}>
      <ul className={styles.list}>
        {listed.map(({ hit, versions }) => (
          <li key={`${hit.packageName}:${hit.name}`}>
            <HitLink className={styles.link} hit={hit}>
              <code>{hit.name}</code>
            </HitLink>
            <p className={styles.note}>{formatSymbolNote(hit)}</p>
            <VersionLinks versions={versions} />
          </li>
        ))}
      </ul>
      {listed.length < symbols.length && (
        <Button kind="quiet" onClick={() => setIsWhole(true)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
