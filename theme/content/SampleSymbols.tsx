import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Show what the symbols of the code above are. All of it loads when a reader first points at the code. */
export function SampleSymbols({ sample }: { sample?: string }) {
  const markRef = useRef<HTMLSpanElement>(null);
  const [hints, setHints] = useState<ReactNode>();
  useEffect(() => {
    const block = markRef.current?.previousElementSibling;
    if (!block) return;
    const load = (first: Event) =>
      import('./SymbolHints.tsx').then(
        ({ SymbolHints }) => setHints(<SymbolHints block={block} sample={Number(sample)} first={first} />),
        console.error,
      );
    for (const type of ['pointerover', 'click']) block.addEventListener(type, load, { once: true });
  }, [sample]);
  return (
    <span hidden ref={markRef}>
      {hints}
    </span>
  );
}
