// For pages of packages alone (`plugins/markdown/reference.ts`): other pages must not load it.
import { useEffect, useRef } from 'react';
import { REFERENCE_PART } from '../../common/reference.ts';
import { addSourceLinks } from './addSourceLinks.ts';
import styles from './ReferenceBlock.module.css';
import { ReferenceFilter } from './ReferenceFilter.tsx';

interface PartProps {
  kind: string;
  /** Only while a page is edited: a build writes it into the element. */
  html?: string;
}

// A reader who returns without a reload gets the same again.
const kept = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll(`[${REFERENCE_PART}]`)].map((one) => [
        one.getAttribute(REFERENCE_PART),
        one.innerHTML,
      ]),
);

/** Draw a block of a package's page: the filter of so many symbols, or the symbols of one kind. */
export const ReferenceBlock = (props: { count: string } | PartProps) =>
  'count' in props ? <ReferenceFilter count={Number(props.count)} /> : <SymbolsPart {...props} />;

function SymbolsPart({ kind, html = kept.get(kind) ?? '' }: PartProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) addSourceLinks(ref.current);
  }, []);
  return (
    <div
      className={styles.symbols}
      ref={ref}
      {...{ [REFERENCE_PART]: kind }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, or what the build wrote.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
