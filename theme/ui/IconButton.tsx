import type { ReactElement } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface Props {
  /** Name of an icon, or elements to draw instead. */
  icon: IconName | ReactElement[];
  /** Accessible name of the button. */
  label: string;
  title?: string;
  className?: string | undefined;
  /** Set where the button shows and hides an element. */
  expansion?: { 'aria-expanded': boolean; 'aria-controls': string };
  onClick: () => void;
}

/** Draw a button that shows only an icon. */
export function IconButton({ icon, label, title, className = '', expansion, onClick }: Props) {
  return (
    <button
      className={`${styles.root} ${className}`}
      type="button"
      title={title}
      aria-label={label}
      onClick={onClick}
      {...expansion}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}
