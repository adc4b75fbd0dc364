import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatHitAddress } from '../../common/search.ts';
import { results as words } from '../../common/strings/en/results.ts';
import type { Merged, SearchHit, SymbolHit } from '../../packages/search/index.ts';
import { Button } from '../ui/Button.tsx';
import { formatSignature, formatSymbolNote } from './listbox.ts';
import { ExcerptText, MarkedText } from './MarkedText.tsx';
import styles from './ResultList.module.css';
import type { Row } from './rows.ts';

interface Props {
  rows: readonly Row[];
  /** Another function for each longer list; undefined where all are listed. */
  onMore: (() => void) | undefined;
}

/** List results, more of them as the reader comes to the end. */
export function ResultList({ rows, onMore }: Props) {
  const moreRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const button = moreRef.current;
    if (!button || !onMore || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore();
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [onMore]);

  return (
    <>
      <ol className={styles.root}>
        {rows.map((row) => (
          <ResultRow key={row.page.pathname} row={row} />
        ))}
      </ol>
      {onMore && (
        <div className={styles.more}>
          <Button kind="quiet" ref={moreRef} onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

function ResultRow({ row: { page, sections, versions } }: { row: Row }) {
  return (
    <li className={styles.row}>
      {page.breadcrumbs.length > 0 && (
        <p className={styles.way} dir="auto">
          {page.breadcrumbs.join(' › ')}
        </p>
      )}
      <h2 className={styles.title} dir="auto">
        <HitLink className={styles.link} hit={page}>
          <MarkedText text={page.title} marks={page.marks.title} />
        </HitLink>
      </h2>
      {page.excerpt && (
        <p className={styles.excerpt} dir="auto">
          <ExcerptText {...page.excerpt} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.hash}>
              <h3 className={styles.heading} dir="auto">
                <HitLink className={styles.link} hit={hit}>
                  <MarkedText text={hit.heading} marks={hit.marks.heading} />
                </HitLink>
              </h3>
            </li>
          ))}
        </ul>
      )}
      <VersionLinks versions={versions} />
    </li>
  );
}

const FIRST_SYMBOLS = 10;

/** List the symbols that the query may mean, above the results of the text. */
export function SymbolList({ symbols }: { symbols: readonly Merged<SymbolHit>[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const listed = isWhole ? symbols : symbols.slice(0, FIRST_SYMBOLS);
  return (
    <section className={styles.symbols} aria-label={words.symbols}>
      <ul className={styles.list}>
        {listed.map(({ hit, versions }) => (
          <li key={`${hit.packageName}:${hit.name}`}>
            <p className={styles.heading}>
              <HitLink className={styles.link} hit={hit}>
                <code>{hit.name}</code>
              </HitLink>
            </p>
            <p className={styles.signature}>
              <code>{formatSignature(hit)}</code>
            </p>
            <p className={styles.way}>{formatSymbolNote(hit)}</p>
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

/** Link to what was found in each version; nothing without versions. */
function VersionLinks({ versions }: { versions: readonly { name: string; hit: HitLinkProps['hit'] }[] }) {
  if (versions.length === 0) return null;
  return (
    <p className={styles.versions}>
      {words.inVersions}{' '}
      {versions.map(({ name, hit }) => (
        <HitLink className={styles.version} key={name} hit={hit}>
          {name}
        </HitLink>
      ))}
    </p>
  );
}

interface HitLinkProps {
  hit: Pick<SearchHit, 'pathname' | 'hash'> & Partial<Pick<SearchHit, 'terms'>>;
  className: string | undefined;
  children: ReactNode;
}

const HitLink = ({ hit, ...rest }: HitLinkProps) => <a {...rest} href={formatHitAddress({ terms: [], ...hit })} />;
