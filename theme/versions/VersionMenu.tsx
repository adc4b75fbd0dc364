import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import styles from '../ui/ChoiceList.module.css';
import buttonStyles from '../ui/MenuButton.module.css';
import { Popup } from '../ui/Popup.tsx';
import type { VersionChoice } from './resolveChoices.ts';
import { useNamedVersion } from './useNamedVersion.ts';
import { writePreferredVersion } from './usePreferredVersion.ts';
import { useVersionMenu } from './useVersionMenu.ts';
import menuStyles from './VersionMenu.module.css';

/** Let the reader change to the same page of another version. */
export function VersionMenu({ route }: { route: string }) {
  const themeData = useThemeData();
  const { label } = useNamedVersion() ?? themeData;
  const { choices, prefetch } = useVersionMenu(route);
  return (
    <nav aria-label={strings.versions.menu}>
      <Popup
        route={route}
        button={
          <>
            <span className={menuStyles.long}>{strings.versions.version(label)}</span>
            <span className={menuStyles.short} aria-hidden="true">
              {label}
            </span>
          </>
        }
        className={buttonStyles.root}
        align="end"
        onIntent={prefetch}
      >
        <VersionList choices={choices} />
      </Popup>
    </nav>
  );
}

/** Link to the versions, and to the page that lists them all. A chosen version is stored. */
export function VersionList({ choices }: { choices: VersionChoice[] }) {
  const { name, role, base, siteBase } = useThemeData();
  return (
    <ul className={styles.list}>
      {choices.map(({ name, label, badge, href, isCurrent, note }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => writePreferredVersion(name)}
          >
            <span className={styles.label}>{label}</span>{' '}
            {badge && <span className={styles.mark}>{strings.versions.badges[badge]}</span>}{' '}
            {note && <span className={styles.note}>{note}</span>}
          </a>
        </li>
      ))}
      <li className={styles.last}>
        <a className={styles.link} href={formatCompareAddress(base, { from: role === 'latest' ? undefined : name })}>
          {strings.versions.compare}
        </a>
      </li>
      <li>
        <a className={styles.link} href={`${siteBase}versions/`}>
          {strings.versions.all}
        </a>
      </li>
    </ul>
  );
}
