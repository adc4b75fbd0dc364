import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { strings } from '../site/strings.ts';
import styles from './SampleSymbols.module.css';

/** Draw the closed list of a sample's symbols below its code. All else loads when a reader first points at the code or the list. */
export function SampleSymbols({ sample }: { sample?: string }) {
  const listRef = useRef<HTMLDetailsElement>(null);
  const [hints, setHints] = useState<ReactNode>();
  useEffect(() => {
    const list = listRef.current;
    const block = list?.previousElementSibling;
    if (!block) return;
    const load = (first: Event) =>
      import('./SymbolHints.tsx').then(
        ({ SymbolHints }) => setHints(<SymbolHints block={block} sample={Number(sample)} first={first} />),
        console.error,
      );
    for (const part of [block, list])
      for (const type of ['pointerover', 'focusin', 'click']) part.addEventListener(type, load, { once: true });
  }, [sample]);
  return (
    <details className={styles.root} ref={listRef} {...{ [HELP_PART]: '' }}>
      <summary>{strings.content.symbols}</summary>
      {hints}
    </details>
  );
}
