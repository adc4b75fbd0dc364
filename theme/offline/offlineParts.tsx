// What pages load when a reader may want to read offline.
import { useEffect, useState } from 'react';
import type { OfflineVersion } from '../../common/offline.ts';
import { offline as words } from '../../common/strings/en/offline.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import styles from './OfflineControl.module.css';
import { OfflineControl } from './OfflineControl.tsx';
import { listOfflineVersions, readStoredVersions } from './offlineVersions.ts';

/** Draw an item of a menu that stores the version being read. Nothing where it cannot be stored, as before a merge. */
export function OfflineItem() {
  const { base } = useThemeData();
  const version = useOffered().find(({ path }) => path === base);
  return version && <OfflineControl version={version} />;
}

/** Draw a section that stores any version. */
export function OfflineSection() {
  const versions = useOffered();
  if (versions.length === 0) return null;
  return (
    <section className="rp-doc rspress-doc" aria-labelledby="offline">
      <h2 id="offline">{words.title}</h2>
      <p>{words.intro}</p>
      <ul className={`rp-not-doc ${styles.list}`}>
        {versions.map((version) => (
          <OfflineControl key={version.segment} version={version} />
        ))}
      </ul>
    </section>
  );
}

interface NoteProps {
  /** Named by the address. */
  version?: string | undefined;
  /** Of that address, in any version. */
  pages?: readonly { label: string; title: string; href: string }[];
}

/** Say that a page cannot be read offline, and lead to it in the versions that can, or to their home pages. */
export function OfflineNote({ version, pages }: NoteProps) {
  const stored = useVersions(readStoredVersions);
  const isMissing = version !== undefined && !stored.some(({ label }) => label === version);
  const links = stored.map(({ label, path }) => {
    const page = pages?.find((one) => one.label === label);
    const text = page && strings.versions.notFound.pageInVersion(page.title, label);
    return { label, href: page?.href ?? path, text: text ?? label };
  });
  return (
    <>
      <p>{isMissing ? words.notFound.version(version) : words.notFound.page}</p>
      {links.length > 0 && (
        <>
          <p>{words.notFound.stored}</p>
          <ul>
            {links.map(({ label, href, text }) => (
              <li key={label}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** None where the configuration switches reading offline off. */
function useOffered(): OfflineVersion[] {
  const { offline } = useThemeData();
  return useVersions(offline ? listOfflineVersions : listNone);
}

const listNone = async (): Promise<OfflineVersion[]> => [];

function useVersions(read: (siteBase: string) => Promise<OfflineVersion[]>): OfflineVersion[] {
  const { siteBase } = useThemeData();
  const [versions, setVersions] = useState<OfflineVersion[]>([]);
  useEffect(() => {
    read(siteBase).then(setVersions, console.error);
  }, [read, siteBase]);
  return versions;
}
