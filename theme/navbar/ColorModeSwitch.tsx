import { useEffect, useSyncExternalStore } from 'react';
import { type ColorChoice, nextChoice, resolveChoice, resolveMode } from '../../common/colorMode.ts';
import { COLOR_MODE_ATTRIBUTE } from '../../common/pageHtml.ts';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { COLOR_MODE_KEY } from '../../common/storageKeys.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { createStore } from '../ui/createStore.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { followStored, writeStored } from '../ui/storage.ts';
import styles from './ColorModeSwitch.module.css';

const ICONS = { light: 'sun', dark: 'moon', system: 'system' } as const;

/** Switch between light, dark and, where the site respects it, the system's mode. */
export function ColorModeSwitch() {
  const { colorMode } = useThemeData();
  const choice = useColorChoice(colorMode);
  if (!colorMode.isSwitchEnabled) return null;
  // The style sheet shows the right one at the first paint.
  const icons = Object.entries(ICONS).map(([name, icon]) => (
    <span key={name} className={styles.icon} data-choice={name}>
      <Icon name={icon} />
    </span>
  ));
  return (
    <IconButton
      className={styles.root}
      icon={icons}
      label={strings.navbar.switchColorMode(choice)}
      title={strings.navbar.colorMode(choice)}
      onClick={() => choose(nextChoice(choice, colorMode.respectSystem))}
    />
  );
}

const shown = createStore<ColorChoice>('system');

/** Read the reader's choice, and follow it and the system. The first paint has the site's default; the head script corrects it. */
function useColorChoice(settings: SiteConfig['colorMode']): ColorChoice {
  useEffect(() => {
    const query = systemQuery();
    const followSystem = () => show(readShownChoice());
    query.addEventListener('change', followSystem);
    // It may have changed since the head script ran.
    followSystem();
    const unfollow = followStored(COLOR_MODE_KEY, (text) => show(resolveChoice(text, settings)));
    return () => {
      query.removeEventListener('change', followSystem);
      unfollow();
    };
  }, [settings]);
  return useSyncExternalStore(shown.subscribe, readShownChoice, () => resolveChoice(null, settings));
}

function choose(choice: ColorChoice): void {
  writeStored(COLOR_MODE_KEY, choice === 'system' ? null : choice);
  show(choice);
}

/** The page itself stores the choice, so it works without storage. */
function readShownChoice(): ColorChoice {
  const choice = document.documentElement.getAttribute(COLOR_MODE_ATTRIBUTE);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

function show(choice: ColorChoice): void {
  const root = document.documentElement;
  const mode = resolveMode(choice, systemQuery().matches);
  root.setAttribute(COLOR_MODE_ATTRIBUTE, choice);
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  showBrowserColor(choice);
  shown.write(choice);
}

const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const BROWSER_COLOR = 'meta[name="theme-color"]';

/** The first matching `theme-color` wins, so that of a chosen mode comes before the two of the system. */
function showBrowserColor(choice: ColorChoice): void {
  document.querySelector(`${BROWSER_COLOR}:not([media])`)?.remove();
  const own = document.querySelector(`${BROWSER_COLOR}[media*="${choice}"]`)?.cloneNode();
  if (!(own instanceof HTMLMetaElement)) return;
  own.removeAttribute('media');
  document.querySelector(BROWSER_COLOR)?.before(own);
}
