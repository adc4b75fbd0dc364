import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SOURCE_LINE, symbolsPart } from '../../common/reference.ts';
import { formatSearchAddress, SEARCH_ROUTE } from '../../common/search.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { Link } from '../navigation/Link.tsx';
import { findByHash } from '../navigation/reveal.ts';
import { DocumentPart } from '../ui/DocumentPart.tsx';
import { readKeptScroll } from '../ui/historyEntry.ts';
import { hiddenHeadings } from '../ui/Toc.tsx';
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
  const { text, show, shown = count } = useFilter();
  return (
    <div className={styles.filter}>
      <input
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => show(currentTarget.value)}
      />
      <span role="status">{words.found(shown)}</span>
      {shown === 0 && (
        <Link className={styles.link} href={SEARCH_ROUTE + formatSearchAddress({ q: text.trim() })}>
          {words.searchAll}
        </Link>
      )}
    </div>
  );
}

/** In the address. */
const NAME = 'filter';

/** Safari refuses more than 100 new addresses in half a minute. */
const REST_MS = 300;

/** Filter the symbols by the text in the address, and write what the reader types there. A symbol that the address names is shown. */
function useFilter() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get(NAME) ?? '';
  const known = useRef('');
  const [text, setText] = useState('');
  const [shown, setShown] = useState<number>();

  const show = (next: string) => {
    setText(next);
    setShown(filterSymbols(next));
  };
  const follow = useEffectEvent(() => {
    // What the reader types comes back from the address.
    if (known.current !== asked) show(asked);
    known.current = asked;
    const target = findByHash(hash);
    const folded = target?.closest('li, section')?.querySelector<HTMLDetailsElement>(':scope > details');
    if (folded) folded.open = true;
    if (target?.closest('[hidden]')) {
      show('');
      target.scrollIntoView();
    }
  });
  // Before the router scrolls: the page is as high as the reader left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history.
  useLayoutEffect(() => follow(), [asked, hash]);
  useLayoutEffect(() => {
    const top = readKeptScroll();
    // The browser has restored a page of another height.
    if (known.current !== '' && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    return () => hiddenHeadings.write(new Set());
  }, []);

  const write = useEffectEvent(() => {
    const params = new URLSearchParams(search);
    params.delete(NAME);
    if (text !== '') params.set(NAME, text);
    known.current = text;
    navigate({ search: params.size > 0 ? `?${params}` : '', hash: text === '' ? hash : '' }, { replace: true });
  });
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => write(), REST_MS);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return { text, show, shown };
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
 * Show the symbols whose name, or the name of one of whose members, has a text; of the others, only such members. A kind without
 * symbols is hidden. Returns how many symbols are shown.
 */
function filterSymbols(text: string): number {
  const wanted = text.trim().toLowerCase();
  const isWanted = (element: Element | null) => element?.id.toLowerCase().includes(wanted) ?? false;
  const headings: [heading: Element | null, isHidden: boolean][] = [];
  let shown = 0;
  for (const group of document.querySelectorAll(`.${styles.symbols}`)) {
    let count = 0;
    for (const symbol of group.querySelectorAll<HTMLElement>(':scope > section')) {
      const heading = symbol.querySelector('h3');
      const members = [...symbol.querySelectorAll('li')];
      for (const member of members) member.hidden = !isWanted(heading) && !isWanted(member);
      symbol.hidden = !isWanted(heading) && members.every(({ hidden }) => hidden);
      headings.push([heading, symbol.hidden]);
      if (!symbol.hidden) count += 1;
    }
    group.previousElementSibling?.toggleAttribute('hidden', count === 0);
    headings.push([group.previousElementSibling, count === 0]);
    shown += count;
  }
  hiddenHeadings.write(new Set(headings.flatMap(([heading, isHidden]) => (heading && isHidden ? [heading.id] : []))));
  return shown;
}
