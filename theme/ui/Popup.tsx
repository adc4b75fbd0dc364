import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Popup.module.css';

interface Props {
  route: string;
  button: ReactNode;
  className: string | undefined;
  /** Edge of the button with which the popup is aligned. */
  align: 'start' | 'end';
  /** Whether the popup contains a link to the page being read. */
  isActive?: boolean;
  /** Called when the reader points at the button, focuses or opens it. */
  onIntent?: (() => void) | undefined;
  children: ReactNode;
}

/** Draw a button that opens content. A `<details>` also works without scripts. */
export function Popup({ route, button, className = '', align, isActive = false, onIntent, children }: Props) {
  const rootRef = useRef<HTMLDetailsElement>(null);
  useClosing(rootRef);
  return (
    <details
      key={route}
      className={styles.root}
      ref={rootRef}
      data-popup=""
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onToggle={onIntent}
    >
      <summary className={`${styles.button} ${className}`} aria-current={isActive ? 'true' : undefined}>
        {button}
        <Icon name="chevron" />
      </summary>
      <div className={styles.popup} data-align={align}>
        {children}
      </div>
    </details>
  );
}

/** Close a popup, or the one that the merge wrote into an element: on Escape, on a press outside, and when the focus leaves. */
export function useClosing(rootRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const findOpen = () =>
      rootRef.current?.closest<HTMLDetailsElement>('details[open]') ??
      rootRef.current?.querySelector<HTMLDetailsElement>('details[open]');
    const closeUnlessIn = ({ target }: Event) => {
      const popup = findOpen();
      if (target instanceof Node && !popup?.contains(target)) popup?.removeAttribute('open');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const popup = findOpen();
      if (key !== 'Escape' || !popup) return;
      popup.open = false;
      popup.querySelector('summary')?.focus({ preventScroll: true });
    };
    // A link in it can lead to a place on the same page.
    const onClick = ({ target }: Event) => {
      const popup = findOpen();
      if (target instanceof Element && popup?.contains(target.closest('a'))) popup.removeAttribute('open');
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', closeUnlessIn, { signal });
    document.addEventListener('focusin', closeUnlessIn, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => controller.abort();
  }, [rootRef]);
}
