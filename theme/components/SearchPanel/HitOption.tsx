import type { MouseEvent } from 'react';
import type { SearchHit } from '../../../search/types.ts';
import { isPlainClick } from '../../search/isPlainClick.ts';
import { MarkedText } from '../../search/MarkedText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './HitOption.module.css';
import type { Option } from './listOptions.ts';

interface Props {
  option: Option;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** Draw one line of the list. A hit is a link, so that it can be opened in another tab. */
export function HitOption({ option, isActive, onPoint, onOpen }: Props) {
  const props = {
    className: styles.root,
    id: option.id,
    role: 'option',
    'aria-selected': isActive,
    'data-kind': option.kind,
    // The focus stays in the field.
    tabIndex: -1,
    onPointerMove: isActive ? undefined : onPoint,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  if (option.kind === 'recent') {
    return (
      <button {...props} type="button" onClick={onOpen}>
        <Icon name="search" />
        <span className={styles.title}>{option.text}</span>
      </button>
    );
  }
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a {...props} href={option.href} onClick={open}>
      <HitText hit={option.hit} isChild={option.kind === 'child'} />
    </a>
  );
}

function HitText({ hit, isChild }: { hit: SearchHit; isChild: boolean }) {
  const isPage = hit.h === '';
  const way = [...hit.b, ...(isPage ? [] : [hit.t])].join(' › ');
  return (
    <>
      <span className={styles.title} dir="auto">
        {isPage ? <MarkedText text={hit.t} marks={hit.marks.t} /> : <MarkedText text={hit.s} marks={hit.marks.s} />}
      </span>
      {hit.excerpt && (
        <span className={styles.excerpt} dir="auto">
          <MarkedText text={hit.excerpt.text} marks={hit.excerpt.marks} />
        </span>
      )}
      {!isChild && way !== '' && (
        <span className={styles.way} dir="auto">
          {way}
        </span>
      )}
    </>
  );
}
