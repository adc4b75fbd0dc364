import { useThemeData } from '../../data/useThemeData.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useVersionMenu } from './useVersionMenu.ts';
import { VersionList } from './VersionList.tsx';
import styles from './VersionMenu.module.css';

/** Let the reader change to the same page of another version. A `<details>`, so that it opens without scripts too. */
export function VersionMenu({ route }: { route: string }) {
  const { label } = useThemeData();
  const { rootRef, choices, want } = useVersionMenu(route);
  return (
    <nav className={styles.root} aria-label="Versions">
      <details ref={rootRef} onPointerEnter={want} onFocus={want} onToggle={want}>
        <summary className={styles.button}>
          Version: {label}
          <Icon name="chevron" />
        </summary>
        <div className={styles.popup}>
          <VersionList choices={choices} />
        </div>
      </details>
    </nav>
  );
}
