import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  failureOf,
  fileCache,
  listStoredAddresses,
  OFFLINE_FILE,
  OFFLINE_SCHEMA,
  OFFLINE_WORKER,
  type OfflineIndex,
  type OfflineReport,
  type OfflineRequest,
  type OfflineStatus,
  type OfflineVersion,
  offlineChannel,
  type StoredVersion,
  versionCache,
} from '../../common/offline.ts';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { offline as words } from '../../common/strings/en/offline.ts';
import { pathnameOf } from '../../common/urls.ts';
import { strings } from '../site/strings.ts';
import { useTitle } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import progress from '../ui/Progress.module.css';
import styles from './offlineParts.module.css';

// What pages load when a reader may want to read offline.

/** Draw what stores each version into its row of the list, which the merge wrote, and below it what the site no longer has. */
export function OfflineCells({ listRef }: { listRef: RefObject<HTMLElement | null> }) {
  const rows = useVersions(listOfflineVersions).map((version) => ({
    version,
    cell: listRef.current?.querySelector(`[data-offline="${version.segment}"]`),
  }));
  const gone = rows.filter(({ version, cell }) => version.isGone && !cell);
  return (
    <>
      {rows.map(
        ({ version, cell }) => cell && createPortal(<OfflineControl version={version} />, cell, version.segment),
      )}
      {gone.length > 0 && (
        <section aria-label={words.gone}>
          <p>{words.gone}</p>
          <ul className={styles.links}>
            {gone.map(({ version }) => (
              <li key={version.segment}>
                {version.label} <OfflineControl version={version} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Say that a page is not stored, and lead to it in the versions that are, or to their home pages. `pages` have that address. */
export function OfflineNote({ pages }: { pages: readonly { label: string; href: string }[] }) {
  const { siteBase } = useThemeData();
  const stored = useVersions(readStoredVersions);
  const { before, link, after } = words.howToSave;
  useTitle(words.notSaved);
  return (
    <>
      <h1>{words.notSaved}</h1>
      <p className={styles.text}>{words.explanation}</p>
      {stored.length > 0 && <p className={styles.text}>{words.saved}</p>}
      <ul className={styles.links}>
        {stored.map(({ label, path }) => (
          <li key={label}>
            <ButtonLink href={pages.find((page) => page.label === label)?.href ?? path}>{words.open(label)}</ButtonLink>
          </li>
        ))}
        <li>
          <Button kind="quiet" onClick={() => window.location.reload()}>
            {strings.ui.retry}
          </Button>
        </li>
      </ul>
      <p className={styles.text}>
        {before}
        <a className={styles.link} href={pathnameOf(siteBase, VERSIONS_ROUTE)}>
          {link}
        </a>
        {after}
      </p>
    </>
  );
}

type ListedVersion = OfflineVersion & Pick<StoredVersion, 'isGone'>;

function useVersions(read: (siteBase: string) => Promise<ListedVersion[]>): ListedVersion[] {
  const { siteBase } = useThemeData();
  const [versions, setVersions] = useState<ListedVersion[]>([]);
  useEffect(() => {
    read(siteBase).then(setVersions, console.error);
  }, [read, siteBase]);
  return versions;
}

const TO_REMOVE: Partial<Record<OfflineState['status'], 'cancel' | 'remove'>> = {
  storing: 'cancel',
  stored: 'remove',
  outdated: 'remove',
};

/** Draw the button that stores a version, cancels that, or removes it: one button, on which the focus stays. */
function OfflineControl({ version }: { version: OfflineVersion }) {
  const [state, act] = useOfflineVersion(version);
  const formatSize = useFormatSize();
  const removal = TO_REMOVE[state.status];
  return (
    <>
      <Button
        kind="quiet"
        // The second click of a double click is not meant for the next action.
        onClick={({ detail }) => detail < 2 && act(removal ? 'remove' : 'store')}
      >
        {removal ? words[removal] : words.save(formatSize(version.bytes))}
      </Button>
      {state.status === 'storing' && (
        <progress
          className={`${progress.root} ${styles.progress}`}
          aria-label={words.storing(version.label)}
          value={state.done}
          max={state.total}
        />
      )}{' '}
      <small role="status">
        {state.status === 'unknown' && version.storedBytes !== undefined
          ? words.takes(formatSize(version.storedBytes))
          : formatNote(state)}
      </small>
    </>
  );
}

/** The bar has the rest. */
function formatNote(state: OfflineState): string {
  if (state.status === 'unknown' || state.status === 'storing') return '';
  return state.status === 'failed' ? words.failures[state.reason] : words[state.status];
}

/** Return a function that formats bytes. @example '2.9 MB' */
function useFormatSize(): (bytes: number) => string {
  const { locale, locales } = useThemeData();
  const options = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  const format = new Intl.NumberFormat(locales[locale]?.htmlLang, options);
  return (bytes) => format.format(bytes / 1_000_000);
}

/** `lost`: the browser removed files of the version. `outdated`: the host has a newer one. */
type OfflineState = { status: 'unknown' | 'outdated' | 'lost' } | OfflineStatus;

/** Follow what the browser has of a version, in all tabs, and change it. */
function useOfflineVersion(version: OfflineVersion): [OfflineState, (action: OfflineRequest['type']) => void] {
  const { siteBase } = useThemeData();
  const { segment, list } = version;
  const [state, setState] = useState<OfflineState>({ status: 'unknown' });

  useEffect(() => {
    let isReported = false;
    const channel = new BroadcastChannel(offlineChannel(siteBase));
    channel.addEventListener('message', ({ data }: MessageEvent<OfflineReport>) => {
      if (data.segment !== segment) return;
      isReported = true;
      setState(data);
    });
    readState(siteBase, { segment, list }).then((found) => {
      if (!isReported) setState(found);
    });
    return () => channel.close();
  }, [siteBase, segment, list]);

  const act = (type: OfflineRequest['type']) => {
    if (type !== 'store') return void askWorker(siteBase, { type, segment });
    startStoring(siteBase, segment).catch((error: unknown) => {
      console.error(`Cannot store ${segment}.`, error);
      setState({ status: 'failed', reason: failureOf(error) });
    });
  };

  return [state, act];
}

async function readState(
  siteBase: string,
  { segment, list }: Pick<OfflineVersion, 'segment' | 'list'>,
): Promise<OfflineState> {
  const stored = (await readStoredVersions(siteBase)).find((one) => one.segment === segment);
  if (!stored) return { status: 'unknown' };
  if (!(await isComplete(siteBase, stored))) return { status: 'lost' };
  return { status: stored.list === list ? 'stored' : 'outdated' };
}

/** Let the worker store a version; the first one installs it. Rejects where the browser does not allow that. */
async function startStoring(siteBase: string, segment: string): Promise<void> {
  if (!navigator.serviceWorker) throw new DOMException('There are no service workers.', 'SecurityError');
  const options: RegistrationOptions = { scope: siteBase, updateViaCache: 'none' };
  post(await navigator.serviceWorker.register(siteBase + OFFLINE_WORKER, options), { type: 'store', segment });
  // Firefox asks the reader. Without it, the browser may free the space when it needs some.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Ask the worker, if there is one. */
async function askWorker(siteBase: string, request: OfflineRequest): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(siteBase).catch(() => undefined);
  if (registration?.scope === new URL(siteBase, location.href).href) post(registration, request);
}

function post({ active, waiting, installing }: ServiceWorkerRegistration, request: OfflineRequest): void {
  (active ?? waiting ?? installing)?.postMessage(request);
}

// Reads what the merge offers, and what the worker has stored.

/** List the versions that can be stored, then others that are: without a connection, all that are. */
async function listOfflineVersions(siteBase: string): Promise<ListedVersion[]> {
  const [offered, stored] = await Promise.all([loadOffered(siteBase), readStoredVersions(siteBase)]);
  if (!offered) return stored;
  const others = stored.filter(({ segment }) => !offered.some((one) => one.segment === segment));
  return [...offered, ...others.map((version) => ({ ...version, isGone: true as const }))];
}

/** Undefined before a merge, and without a connection. */
async function loadOffered(siteBase: string): Promise<OfflineVersion[] | undefined> {
  const response = await fetch(siteBase + OFFLINE_FILE).catch(() => undefined);
  if (!response?.ok) return undefined;
  // The merge wrote it.
  const index: OfflineIndex = await response.json();
  return index.schema === OFFLINE_SCHEMA ? index.versions : undefined;
}

/** Read the stored versions; none where storage is disabled. */
async function readStoredVersions(siteBase: string): Promise<StoredVersion[]> {
  try {
    const name = versionCache(siteBase);
    if (!(await caches.has(name))) return [];
    const responses = await (await caches.open(name)).matchAll();
    // The worker wrote them.
    const versions: StoredVersion[] = await Promise.all(responses.map((response) => response.json()));
    return versions.filter(({ isBefore }) => !isBefore);
  } catch {
    return []; // The page is not secure, or the reader blocks storage.
  }
}

/** Tell whether the browser still has each file of a version. */
async function isComplete(siteBase: string, { files }: StoredVersion): Promise<boolean> {
  const cache = await caches.open(fileCache(siteBase));
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return listStoredAddresses(siteBase, location.origin, files).every((address) => stored.has(address));
}
