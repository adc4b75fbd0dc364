import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './CodeBlock.module.css';

interface Props {
  icon: IconName;
  label: string;
  /** Set on a button that switches something on and off. */
  isPressed?: boolean;
  onClick: () => void;
}

/** Draw a small button over code. */
export function CodeButton({ icon, label, isPressed, onClick }: Props) {
  return (
    <button
      className={styles.button}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
