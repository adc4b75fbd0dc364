import { useEffect, useRef, useState } from 'react';
import { SOURCE_LINE, symbolsPart } from '../../common/reference.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { DocumentPart } from '../ui/DocumentPart.tsx';
import styles from './ReferenceBlock.module.css';

// For pages of packages alone (`plugins/markdown/drawReference.ts`): other pages must not load it.

interface PartProps {
  kind: string;
  /** Only while a page is edited: a build writes it into the element. */
  html?: string;
}

/** Draw a block of a package's page: the filter of so many symbols, or the symbols of one kind. */
export const ReferenceBlock = (props: { count: string } | PartProps) =>
  'count' in props ? <ReferenceFilter count={Number(props.count)} /> : <SymbolsPart {...props} />;

function SymbolsPart({ kind, html }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) addSourceLinks(ref.current);
  }, []);
  return <DocumentPart part={symbolsPart(kind)} className={styles.symbols} html={html} ref={ref} />;
}

/** Draw the filter of a page with so many symbols. */
function ReferenceFilter({ count }: { count: number }) {
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

/** Add a link to the source of each member that names only its line. All of them in the HTML would be half of it. */
function addSourceLinks(root: Element): void {
  for (const member of root.querySelectorAll(`[${SOURCE_LINE}]`)) {
    const owner = member.closest('section')?.querySelector<HTMLAnchorElement>(':scope > a');
    if (!owner) continue;
    const link = document.createElement('a');
    link.href = owner.href.replace(/#.*/, `#L${member.getAttribute(SOURCE_LINE)}`);
    link.textContent = owner.textContent;
    member.firstElementChild?.after(link);
    member.removeAttribute(SOURCE_LINE);
  }
}

/**
 * Show the symbols whose name, or the name of one of whose members, has a text; of the others, only such members. Returns how many
 * symbols are shown.
 */
function filterSymbols(text: string): number {
  const wanted = text.trim().toLowerCase();
  const isWanted = (element: Element | null) => element?.id.toLowerCase().includes(wanted) ?? false;
  const symbols = [...document.querySelectorAll<HTMLElement>(`.${styles.symbols} > section`)];
  for (const symbol of symbols) {
    const isWhole = isWanted(symbol.querySelector('h3'));
    const members = [...symbol.querySelectorAll('li')];
    for (const member of members) member.hidden = !isWhole && !isWanted(member);
    symbol.hidden = !isWhole && members.every(({ hidden }) => hidden);
  }
  return symbols.filter(({ hidden }) => !hidden).length;
}
