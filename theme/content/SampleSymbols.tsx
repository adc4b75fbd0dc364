import { type ComponentType, useEffect, useRef, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { strings } from '../site/strings.ts';
import styles from './SampleSymbols.module.css';

interface HintsProps {
  block: Element;
  sample: number;
  first: Event;
}

interface Loaded extends HintsProps {
  Hints: ComponentType<HintsProps>;
}

/** Draw the closed list of a sample's symbols below its code. All else loads when a reader first points at the code or the list. */
export function SampleSymbols({ sample }: { sample?: string }) {
  const listRef = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const list = listRef.current;
    const block = list?.previousElementSibling;
    if (!block) return;
    const load = (first: Event) =>
      import('./SymbolHints.tsx').then(
        ({ SymbolHints }) => setLoaded({ Hints: SymbolHints, block, sample: Number(sample), first }),
        console.error,
      );
    for (const part of [block, list])
      for (const type of ['pointerover', 'focusin', 'click']) part.addEventListener(type, load, { once: true });
  }, [sample]);
  return (
    <details className={styles.root} ref={listRef} {...{ [HELP_PART]: '' }}>
      <summary>{strings.content.symbols}</summary>
      {loaded && <loaded.Hints {...loaded} />}
    </details>
  );
}
