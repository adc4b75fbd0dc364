import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** Offer the main thing to do. */
export function Button({ onClick, children }: ButtonProps) {
  return (
    <button className={styles.root} type="button" onClick={onClick}>
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
    <a className={styles.root} href={href}>
      {children}
    </a>
  );
}
