import { memo } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './HitOption.module.css';
import type { HitLine, Option } from './listOptions.ts';
import { MarkedText } from './MarkedText.tsx';

interface Props {
  option: Option;
  isActive: boolean;
}

/** Draw one line of the list. A hit is a link, so that it can be opened in another tab. */
export const HitOption = memo(({ option, isActive }: Props) => {
  const props = {
    className: styles.root,
    id: option.id,
    role: 'option',
    'aria-selected': isActive,
    'data-kind': option.kind,
    // The focus stays in the field.
    tabIndex: -1,
  };
  if (option.kind === 'recent') {
    return (
      <button {...props} type="button">
        <Icon name="search" />
        <span className={styles.title}>{option.text}</span>
      </button>
    );
  }
  if (!('hit' in option)) {
    return (
      <a {...props} href={option.href}>
        <span className={styles.title} dir="auto">
          {option.text}
        </span>
        {option.note && <span className={styles.way}>{option.note}</span>}
      </a>
    );
  }
  return (
    <a {...props} href={option.href}>
      <HitText line={option} />
    </a>
  );
});

/** What of a line is read. */
interface Readable extends Pick<HitLine, 'kind' | 'isEarly'> {
  hit: Pick<HitLine['hit'], 'hash' | 'title' | 'heading' | 'breadcrumbs' | 'marks' | 'excerpt'>;
}

/** Draw what a place says of itself. */
export function HitText({ line: { hit, kind, isEarly } }: { line: Readable }) {
  const isPage = hit.hash === '';
  const way = hit.breadcrumbs.join(' › ');
  return (
    <>
      <span className={styles.title} dir="auto">
        {isPage ? (
          <MarkedText text={hit.title} marks={hit.marks.title} />
        ) : (
          <>
            <span className={styles.page}>
              <MarkedText text={hit.title} marks={hit.marks.title} /> ›{' '}
            </span>
            <MarkedText text={hit.heading} marks={hit.marks.heading} />
          </>
        )}
      </span>
      {(hit.excerpt || isEarly) && (
        <span className={styles.excerpt} dir="auto">
          {hit.excerpt && <MarkedText text={hit.excerpt.text} marks={hit.excerpt.marks} />}
        </span>
      )}
      {kind !== 'child' && way !== '' && (
        <span className={styles.way} dir="auto">
          {way}
        </span>
      )}
    </>
  );
}
