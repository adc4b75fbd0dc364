import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Popup.module.css';
import { usePopup } from './usePopup.ts';

interface Props {
  /** Route of the page being read: the popup closes on arrival at another. */
  route: string;
  /** What stands on the button. */
  button: ReactNode;
  /** Class of the button, for its colours and its frame. */
  className: string | undefined;
  /** Side of the button that the popup is flush with. */
  align: 'start' | 'end';
  /** Set where something behind the button is being read. */
  isActive?: boolean;
  /** Told on the first sign that the reader is about to open the popup. */
  onWant?: (() => void) | undefined;
  children: ReactNode;
}

/** Hold something behind a button, and open it over the page. A `<details>`, so that it opens without scripts too. */
export function Popup({ route, button, className = '', align, isActive = false, onWant, children }: Props) {
  const rootRef = usePopup(route);
  return (
    <details
      className={styles.root}
      ref={rootRef}
      data-popup=""
      onPointerEnter={onWant}
      onFocus={onWant}
      onToggle={onWant}
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
