import type { ReactNode, Ref } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  /** `main`: what a reader most likely wants here. `quiet`: one thing among others, in the colour of its surroundings. */
  kind?: 'main' | 'quiet';
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
  children: ReactNode;
}

/** Offer something to do. */
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

/** Offer the main place to go to, in the shape of a button. The page there is loaded whole. */
export function ButtonLink({ href, children }: ButtonLinkProps) {
  return (
    <a className={styles.root} data-kind="main" href={href}>
      {children}
    </a>
  );
}
