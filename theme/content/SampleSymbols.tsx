// For pages alone (`plugins/markdown/sampleSymbols.ts`): other pages must not load it.
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import styles from './SampleSymbols.module.css';

interface HintProps {
  /** An identifier in the code, or its link in the list. */
  word: HTMLElement;
  list: HTMLElement;
  onClose: () => void;
}

/** Draw the list of a sample's symbols below its code. What shows a signature loads when a reader points at the first one. */
export function SampleSymbols({ children }: { children?: ReactNode }) {
  const listRef = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState<HTMLElement>();
  const [Hint, setHint] = useState<ComponentType<HintProps>>();
  useEffect(() => {
    const list = listRef.current;
    const show = ({ target, type }: Event) => {
      const found = target instanceof Element && target.closest<HTMLElement>('[data-symbol]');
      if (!found) return;
      setWord(found);
      import('./SymbolHint.tsx').then(({ SymbolHint }) => {
        setHint(() => SymbolHint);
        const hasLeft = type === 'pointerover' && !found.matches(':hover');
        if (hasLeft) setWord((now) => (now === found ? undefined : now));
      }, console.error);
    };
    // A tap shows first, and follows when it comes again.
    const point = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && show(event);
    // Comparisons of versions would see an element around the code.
    for (const part of [list, list?.previousElementSibling]) {
      part?.addEventListener('pointerover', point);
      part?.addEventListener('click', show);
      part?.addEventListener('focusin', show);
    }
  }, []);
  return (
    <div className={styles.root} ref={listRef} {...{ [HELP_PART]: '' }}>
      {children}
      {Hint && word && listRef.current && (
        <Hint key={word.dataset.symbol} word={word} list={listRef.current} onClose={() => setWord(undefined)} />
      )}
    </div>
  );
}
