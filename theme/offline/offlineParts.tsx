// What pages load when a reader may want to read offline.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OfflineVersion } from '../../common/offline.ts';
import { offline as words } from '../../common/strings/en/offline.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import styles from './OfflineControl.module.css';
import { OfflineControl } from './OfflineControl.tsx';
import { listOfflineVersions, readStoredVersions } from './offlineVersions.ts';

/** Draw what stores each version into its row of the list, which the merge wrote. */
export function OfflineCells({ list }: { list: HTMLElement }) {
  return useVersions(listOfflineVersions).map((version) => {
    const cell = list.querySelector(`[data-offline="${version.segment}"]`);
    return cell && createPortal(<OfflineControl version={version} />, cell, version.segment);
  });
}

/** Lead to a page that is not stored in the versions that are, or to their home pages. `pages` have that address. */
export function OfflineNote({ pages }: { pages: readonly { label: string; href: string }[] }) {
  const stored = useVersions(readStoredVersions);
  return (
    <>
      <PageTitle>{words.notSaved}</PageTitle>
      <ul className={styles.links}>
        {stored.map(({ label, path }) => (
          <li key={label}>
            <ButtonLink href={pages.find((page) => page.label === label)?.href ?? path}>{words.open(label)}</ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function useVersions(read: (siteBase: string) => Promise<OfflineVersion[]>): OfflineVersion[] {
  const { siteBase } = useThemeData();
  const [versions, setVersions] = useState<OfflineVersion[]>([]);
  useEffect(() => {
    read(siteBase).then(setVersions, console.error);
  }, [read, siteBase]);
  return versions;
}
