import { useLocation } from '@rspress/core/runtime';
import { useEffect, useId, useMemo } from 'react';
import { formatSearchAddress, SEARCH_ROUTE } from '../../common/search.ts';
import { pathnameOf } from '../../common/urls.ts';
import { useOfflinePart } from '../offline/useOfflinePart.ts';
import { strings } from '../site/strings.ts';
import { NOT_FOUND_TITLE } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { type FoundPage, findMissing } from './findMissing.ts';
import { MANIFEST, PAGE_MAP } from './loadSiteFile.ts';
import styles from './NotFound.module.css';
import { useHomeBase, useMissingAddress, usePreferredVersion, useSiteFiles } from './versions.ts';

/** Offer ways on from an address without a page. */
export function NotFound() {
  const { siteBase } = useThemeData();
  const { named, home, pages, cameWith, near, words, OfflineNote } = useMissingPage();
  const { notFound } = strings.versions;
  if (OfflineNote)
    return (
      <div className={styles.root}>
        <OfflineNote pages={pages} />
      </div>
    );
  return (
    <div className={styles.root}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{NOT_FOUND_TITLE}</h1>
      <p className={styles.text}>
        {cameWith ? notFound.cameWith(cameWith.title, cameWith.label) : notFound.explanation(named)}
      </p>
      <ul className={styles.actions}>
        {cameWith && (
          <li>
            <ButtonLink href={cameWith.href}>{notFound.pageInVersion(cameWith.title, cameWith.label)}</ButtonLink>
          </li>
        )}
        <li>
          {cameWith ? (
            <a className={styles.link} href={home.href}>
              {notFound.home(home.label)}
            </a>
          ) : (
            <ButtonLink href={home.href}>{notFound.home(home.label)}</ButtonLink>
          )}
        </li>
        <li>
          <a className={styles.link} href={`${siteBase}versions/`}>
            {strings.versions.all}
          </a>
        </li>
        {words !== '' && (
          <li>
            <a className={styles.link} href={pathnameOf(home.href, SEARCH_ROUTE) + formatSearchAddress({ q: words })}>
              {notFound.search(words)}
            </a>
          </li>
        )}
      </ul>
      {/* Come with the file of all pages: above, they would move the buttons. */}
      <PageLinks
        title={notFound.samePage}
        links={pages.map(({ label, title, href }) => ({ href, text: notFound.pageInVersion(title, label) }))}
      />
      <PageLinks
        title={notFound.nearPages}
        links={near.map(({ title, href }) => ({ href, text: `${title}: ${href}` }))}
      />
    </div>
  );
}

function PageLinks({ title, links }: { title: string; links: readonly { href: string; text: string }[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className="rp-doc" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Find ways on. One file serves every address, so the first paint has none. */
function useMissingPage() {
  const { base } = useThemeData();
  const { search, hash } = useLocation();
  const homeBase = useHomeBase();
  const preferred = usePreferredVersion();
  const address = useMissingAddress();
  const [manifest, pageMap] = useSiteFiles([MANIFEST, PAGE_MAP]).loaded;
  const findings = useMemo(
    () => (address && manifest ? findMissing(address, manifest, pageMap) : undefined),
    [address, manifest, pageMap],
  );
  const { pages = [], near = [], cameWith, words = '', repaired, isOffline = false } = findings ?? {};

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    // If the address repairs to itself, the site lacks a page that it lists.
    if (repaired !== undefined && repaired !== pathname) window.location.replace(repaired + search + hash);
  }, [repaired]);

  // A page that moved may have the same sections.
  const withSuffix = (page: FoundPage) => ({ ...page, href: page.href + search + hash });
  const version = address?.version ?? (homeBase === undefined ? undefined : preferred);
  return {
    named: address?.version?.label,
    // Without a label for the version that was built.
    home: version ? { label: version.label, href: version.path } : { label: undefined, href: base },
    pages: pages.map(withSuffix),
    cameWith: cameWith && withSuffix(cameWith),
    near,
    words,
    OfflineNote: useOfflinePart('OfflineNote', isOffline),
  };
}
