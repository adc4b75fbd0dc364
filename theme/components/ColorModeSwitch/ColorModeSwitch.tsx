import { Icon } from '../Icon/Icon.tsx';
import styles from './ColorModeSwitch.module.css';
import { oppositeMode } from './colorMode.ts';
import { useColorMode } from './useColorMode.ts';

/** Let the reader change between light and dark. */
export function ColorModeSwitch() {
  const [mode, setMode] = useColorMode();
  return (
    <button
      className={styles.root}
      type="button"
      title={`${mode} mode`}
      aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
      onClick={() => setMode(oppositeMode(mode))}
    >
      <Icon name={mode === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
