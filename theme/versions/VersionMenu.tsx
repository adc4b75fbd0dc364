import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useId, useState } from 'react';
import { formatCompareAddress, formatUpgradeAddress } from '../../common/shellRoutes.ts';
import { strings } from '../site/strings.ts';
import { isVersionPage } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import styles from '../ui/ChoiceList.module.css';
import buttonStyles from '../ui/MenuButton.module.css';
import { Popup } from '../ui/Popup.tsx';
import { refreshManifest } from './loadSiteFile.ts';
import { resolveChoices, type VersionChoice } from './resolveChoices.ts';
import menuStyles from './VersionMenu.module.css';
import {
  useManifest,
  useMissingAddress,
  usePageHistory,
  usePreferredVersion,
  writePreferredVersion,
} from './versions.ts';

/** Let the reader change to the same page of another version. */
export function VersionMenu({ route }: { route: string }) {
  const themeData = useThemeData();
  const { label } = useMissingAddress()?.version ?? themeData;
  const [isEnabled, setIsEnabled] = useState(false);
  const choices = useVersionChoices(route, isEnabled);
  // The reader is about to open the menu.
  const prefetch = () => {
    setIsEnabled(true);
    refreshManifest(themeData.siteBase);
  };
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
  const start = useUpgradeStart(choices);
  const endedId = useId();
  const ended = choices.filter(({ isEnded }) => isEnded);
  const drawChoice = ({ name, label, badge, href, isCurrent, note }: VersionChoice) => (
    <li key={name}>
      <a
        className={styles.link}
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => writePreferredVersion(name)}
      >
        <span className={styles.label}>{label}</span>{' '}
        {badge && <span className={styles.badge}>{strings.versions.badges[badge]}</span>}{' '}
        {note && <span className={styles.note}>{note}</span>}
      </a>
    </li>
  );
  return (
    <ul className={styles.list}>
      {choices.filter(({ isEnded }) => !isEnded).map(drawChoice)}
      {ended.length > 0 && (
        <li className={styles.last}>
          <span className={styles.group} id={endedId}>
            {strings.versions.ended}
          </span>
          <ul aria-labelledby={endedId}>{ended.map(drawChoice)}</ul>
        </li>
      )}
      <li className={styles.last}>
        <a className={styles.link} href={formatCompareAddress(base, { from: role === 'latest' ? undefined : name })}>
          {strings.versions.compare}
        </a>
      </li>
      {start && (
        <li>
          <a className={styles.link} href={formatUpgradeAddress(base, { from: start.name })}>
            {strings.versions.upgrade(start.label)}
          </a>
        </li>
      )}
      <li>
        <a className={styles.link} href={`${siteBase}versions/`}>
          {strings.versions.all}
        </a>
      </li>
    </ul>
  );
}

/** Find the version to upgrade from: this one, the one that the reader chose last, or else the newest that is older than the latest. */
function useUpgradeStart(choices: readonly VersionChoice[]): VersionChoice | undefined {
  const { name } = useThemeData();
  const preferred = usePreferredVersion()?.name;
  const latest = choices.findIndex(({ badge }) => badge === 'latest');
  const older = latest < 0 ? [] : choices.slice(latest + 1);
  return older.find((one) => one.name === name) ?? older.find((one) => one.name === preferred) ?? older[0];
}

/** List the versions for a page. Once enabled, fetch the files, again if necessary. */
export function useVersionChoices(route: string, isEnabled: boolean): VersionChoice[] {
  const themeData = useThemeData();
  const { page } = usePage();
  const { search, hash } = useLocation();
  const { siteBase } = themeData;

  // A release may have moved a version since this tab was opened.
  useEffect(() => {
    if (isEnabled) refreshManifest(siteBase);
  }, [siteBase, isEnabled]);

  const named = useMissingAddress()?.version;
  const ownRoute = isVersionPage(page) ? route : '/';
  const manifest = useManifest(isEnabled);
  const { history, isSettled } = usePageHistory(ownRoute, isEnabled);
  return resolveChoices({
    own: { ...themeData, ...(named && { ...named, base: named.path }), route: ownRoute },
    menuVersions: themeData.menuVersions,
    // Moving addresses would lead readers to the wrong page.
    manifest: isSettled ? manifest : undefined,
    history,
    search,
    hash,
  });
}
