import { nextChoice } from '../../common/browser.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ColorModeSwitch.module.css';
import { useColorChoice } from './useColorMode.ts';

/** Switch between light, dark and, where the site respects it, the system's mode. */
export function ColorModeSwitch() {
  const { isSwitchEnabled, respectSystem } = useThemeData().colorMode;
  const [choice, choose] = useColorChoice();
  if (!isSwitchEnabled) return null;
  return (
    <IconButton
      className={styles.root}
      icon={<ChoiceIcons />}
      label={strings.navbar.switchColorMode(choice)}
      title={strings.navbar.colorMode(choice)}
      onClick={() => choose(nextChoice(choice, respectSystem))}
    />
  );
}

/** The style sheet shows the right one at the first paint. */
function ChoiceIcons() {
  return (
    <>
      <span className={styles.light}>
        <Icon name="sun" />
      </span>
      <span className={styles.dark}>
        <Icon name="moon" />
      </span>
      <span className={styles.system}>
        <Icon name="system" />
      </span>
    </>
  );
}
