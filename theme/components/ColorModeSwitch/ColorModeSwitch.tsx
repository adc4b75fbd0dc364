import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ColorModeSwitch.module.css';
import { oppositeMode } from './colorMode.ts';
import { useColorMode } from './useColorMode.ts';

/** Let the reader change between light and dark. */
export function ColorModeSwitch() {
  const [mode, setMode] = useColorMode();
  return (
    <IconButton
      className={styles.root}
      icon={mode === 'dark' ? 'moon' : 'sun'}
      label={`Switch between dark and light mode (currently ${mode} mode)`}
      title={`${mode} mode`}
      onClick={() => setMode(oppositeMode(mode))}
    />
  );
}
