// For pages alone (`plugins/markdown/sampleSymbols.ts`): other pages must not load it.
import { type ComponentType, type PointerEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import styles from './SampleSymbols.module.css';

interface HintProps {
  /** An identifier in the code, or its link in the list. */
  word: HTMLElement;
  onClose: () => void;
}

/** Draw a sample and the list of its symbols. What shows a symbol's signature loads when a reader points at the first one. */
export function SampleSymbols({ children }: { children?: ReactNode }) {
  const [word, setWord] = useState<HTMLElement>();
  const [Hint, setHint] = useState<ComponentType<HintProps>>();
  const show = ({ target, type }: SyntheticEvent) => {
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
  const point = (event: PointerEvent) => event.pointerType !== 'touch' && show(event);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list has a link for each word.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has a link for each word.
    <div className={styles.root} onPointerOver={point} onClick={show} onFocus={show}>
      {children}
      {Hint && word && <Hint key={word.dataset.symbol} word={word} onClose={() => setWord(undefined)} />}
    </div>
  );
}
