// For pages of packages alone (`plugins/markdown/reference.ts`): other pages must not load it.
import { useMemo, useSyncExternalStore } from 'react';
import {
  type ReferenceBlock as Block,
  formatAnchor,
  type ReferenceEntry,
  type ReferenceSymbol,
  type SymbolBlock,
} from '../../common/reference.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { Link } from '../routing/Link.tsx';
import { TextWithCode } from '../ui/TextWithCode.tsx';
import { filterSymbols } from './filterSymbols.ts';
import { LinkedCode } from './LinkedCode.tsx';
import { query } from './query.ts';
import styles from './ReferenceBlock.module.css';
import { ReferenceFilter } from './ReferenceFilter.tsx';

/** Draw a block of a package's page: the filter, or the symbols of one kind. `block` is JSON. */
export function ReferenceBlock({ block }: { block: string }) {
  // Written by `plugins/pages/referencePages.ts`.
  const parsed = useMemo(() => JSON.parse(block) as Block, [block]);
  return 'count' in parsed ? <ReferenceFilter count={parsed.count} /> : <Symbols {...parsed} />;
}

function Symbols({ symbols, ...block }: SymbolBlock) {
  const text = useSyncExternalStore(query.subscribe, query.read, () => '');
  const shown = useMemo(() => filterSymbols(symbols, text), [symbols, text]);
  return shown.map((symbol) => <SymbolSection key={symbol.anchor ?? symbol.name} symbol={symbol} block={block} />);
}

type BlockFacts = Omit<SymbolBlock, 'symbols'>;

function SymbolSection({ symbol, block }: { symbol: ReferenceSymbol; block: BlockFacts }) {
  const { name, anchor = formatAnchor(name), summary, explained = [], members = [], file = '' } = symbol;
  return (
    <section className={styles.symbol}>
      <h3 id={anchor}>
        <a href={`#${anchor}`}>{name}</a>
      </h3>
      {summary && (
        <p>
          <TextWithCode text={summary} />
        </p>
      )}
      <Declaration entry={symbol} file={file} block={block} />
      {explained.length > 0 && (
        <small>
          {words.explainedIn}{' '}
          {explained.map(({ title, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link href={href}>{title}</Link>
            </span>
          ))}
        </small>
      )}
      {members.length > 0 && (
        <ul>
          {members.map((member) => {
            const memberAnchor = member.anchor ?? formatAnchor(`${name}.${member.name}`);
            return (
              <li key={memberAnchor} id={memberAnchor}>
                <Declaration entry={member} file={member.file ?? file} block={block} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Declaration({ entry, file, block }: { entry: ReferenceEntry; file: string; block: BlockFacts }) {
  const { code, ids, note, line } = entry;
  return (
    <>
      <div>
        <code>
          <LinkedCode text={code} ids={ids ? { ...block.ids, ...ids } : block.ids} />
        </code>
        {block.sourceBase && <a href={`${block.sourceBase}${file}#L${line}`}>{words.source}</a>}
      </div>
      {note && (
        <small>
          <TextWithCode text={note} />
        </small>
      )}
    </>
  );
}
