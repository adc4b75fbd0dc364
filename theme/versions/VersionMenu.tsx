import { useThemeData } from '../site/useThemeData.ts';
import buttonStyles from '../ui/MenuButton.module.css';
import { Popup } from '../ui/Popup.tsx';
import { useVersionMenu } from './useVersionMenu.ts';
import { VersionList } from './VersionList.tsx';

/** Let the reader change to the same page of another version. */
export function VersionMenu({ route }: { route: string }) {
  const { label } = useThemeData();
  const { choices, want } = useVersionMenu(route);
  return (
    <nav aria-label="Versions">
      <Popup route={route} button={`Version: ${label}`} className={buttonStyles.root} align="end" onWant={want}>
        <VersionList choices={choices} />
      </Popup>
    </nav>
  );
}
