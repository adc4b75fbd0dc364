import styles from './ChoiceList.module.css';
import { Icon } from './Icon.tsx';
import { useCopy } from './useCopy.ts';

interface Props {
  label: string;
  read: () => string | Promise<string>;
}

/** Draw an item of a menu that copies a text. */
export function CopyItem({ label, read }: Props) {
  const [shown, copy, state] = useCopy(label);
  return (
    <li className={styles.copy}>
      <button className={`${styles.link} ${styles.button}`} type="button" onClick={() => copy(read())}>
        <span aria-live="polite">{shown}</span>
        {state === 'copied' && <Icon name="check" />}
      </button>
    </li>
  );
}
