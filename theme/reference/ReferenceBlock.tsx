// For pages of packages alone (`plugins/markdown/reference.ts`): other pages must not load it.
import { useMemo, useSyncExternalStore } from 'react';
import type { ReferenceBlock as Block, ReferenceEntry, ReferenceSymbol } from '../../common/reference.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { Link } from '../routing/Link.tsx';
import { filterSymbols } from './filterSymbols.ts';
import { LinkedCode, TextWithCode } from './LinkedCode.tsx';
import { query } from './query.ts';
import styles from './ReferenceBlock.module.css';
import { ReferenceFilter } from './ReferenceFilter.tsx';

/** Draw a block of a package's page: the filter, or the symbols of one kind. `block` is JSON. */
export function ReferenceBlock({ block }: { block: string }) {
  // Written by `plugins/pages/referencePages.ts`.
  const parsed = useMemo(() => JSON.parse(block) as Block, [block]);
  return 'count' in parsed ? <ReferenceFilter count={parsed.count} /> : <Symbols {...parsed} />;
}

function Symbols({ symbols, sourceBase }: { symbols: readonly ReferenceSymbol[]; sourceBase: string }) {
  const text = useSyncExternalStore(query.subscribe, query.read, () => '');
  const shown = useMemo(() => filterSymbols(symbols, text), [symbols, text]);
  return shown.map((symbol) => <SymbolSection key={symbol.anchor} symbol={symbol} sourceBase={sourceBase} />);
}

interface SymbolProps {
  symbol: ReferenceSymbol;
  sourceBase: string;
}

function SymbolSection({ symbol, sourceBase }: SymbolProps) {
  const { anchor, name, summary, explained = [], members = [] } = symbol;
  return (
    <section className={styles.symbol}>
      <h3 className={styles.name} id={anchor}>
        <a href={`#${anchor}`}>{name}</a>
      </h3>
      {summary && (
        <p className={styles.summary}>
          <TextWithCode text={summary} />
        </p>
      )}
      <Declaration entry={symbol} sourceBase={sourceBase} />
      {explained.length > 0 && (
        <p className={styles.note}>
          {words.explainedIn}{' '}
          {explained.map(({ title, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link href={href}>{title}</Link>
            </span>
          ))}
        </p>
      )}
      {members.length > 0 && (
        <ul className={styles.members}>
          {members.map((member) => (
            <li key={member.anchor} id={member.anchor}>
              <Declaration entry={member} sourceBase={sourceBase} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Declaration({
  entry: { name, code, links, note, source },
  sourceBase,
}: {
  entry: ReferenceEntry;
  sourceBase: string;
}) {
  return (
    <>
      <div className={styles.declaration}>
        <code className={styles.code}>
          {code.map((line) => (
            <span key={line}>
              <LinkedCode text={line} links={links} />
            </span>
          ))}
        </code>
        {source && sourceBase && (
          <a className={styles.source} href={sourceBase + source} aria-label={words.sourceOf(name)}>
            {words.source}
          </a>
        )}
      </div>
      {note && (
        <p className={styles.note}>
          <TextWithCode text={note} />
        </p>
      )}
    </>
  );
}
