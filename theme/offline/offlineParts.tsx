// What pages load when a reader may want to read offline.
import { useEffect, useState } from 'react';
import type { OfflineVersion } from '../../common/offline.ts';
import { offline as words } from '../../common/strings/en/offline.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { OfflineControl } from './OfflineControl.tsx';
import { listOfflineVersions, readStoredVersions } from './offlineVersions.ts';

/** Draw an item of a menu that stores the version being read. Nothing where it cannot be stored, as before a merge. */
export function OfflineItem() {
  const { base } = useThemeData();
  const version = useVersions(listOfflineVersions).find(({ path }) => path === base);
  return version && <OfflineControl version={version} />;
}

/** Draw a section that stores any version. */
export function OfflineSection() {
  const versions = useVersions(listOfflineVersions);
  if (versions.length === 0) return null;
  return (
    <section className="rp-doc rspress-doc" aria-labelledby="offline">
      <h2 id="offline">{words.title}</h2>
      <p>{words.intro}</p>
      <ul className="rp-not-doc">
        {versions.map((version) => (
          <OfflineControl key={version.segment} version={version} />
        ))}
      </ul>
    </section>
  );
}

/** Say that a page cannot be read offline, and which versions can. */
export function OfflineNote({ version }: { version?: string | undefined }) {
  const stored = useVersions(readStoredVersions);
  const isMissing = version !== undefined && !stored.some(({ label }) => label === version);
  return (
    <>
      <p>{isMissing ? words.notFound.version(version) : words.notFound.page}</p>
      {stored.length > 0 && (
        <>
          <p>{words.notFound.stored}</p>
          <ul>
            {stored.map(({ label, path }) => (
              <li key={label}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
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
