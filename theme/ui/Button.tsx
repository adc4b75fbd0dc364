import type { MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  /**
   * `main`: the most likely next step. `quiet`: one action among others, in the text colour of its parent. `danger`: what cannot be
   * undone.
   */
  kind?: 'main' | 'quiet' | 'danger';
  ref?: Ref<HTMLButtonElement>;
  onClick: MouseEventHandler;
  children: ReactNode;
}

/** Draw a button with a text. */
export function Button({ kind = 'main', ref, onClick, children }: ButtonProps) {
  return (
    <button className={styles.root} data-kind={kind} type="button" ref={ref} onClick={onClick}>
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
}

/** Draw a link that looks like a button. It loads a new document. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a className={styles.root} data-kind="main" href={href}>
      {children}
    </a>
  );
}
