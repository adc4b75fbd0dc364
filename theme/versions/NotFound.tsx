import { formatSearchAddress, SEARCH_ROUTE } from '../../common/searchAddress.ts';
import { pathnameOf } from '../../common/urls.ts';
import { strings } from '../site/strings.ts';
import { NOT_FOUND_TITLE } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import styles from './NotFound.module.css';
import { useMissingPage } from './useMissingPage.ts';

/** Offer ways on from an address without a page. */
export function NotFound() {
  const { siteBase } = useThemeData();
  const { named, home, pages, words } = useMissingPage();
  const { notFound } = strings.versions;
  return (
    <main className={styles.root} id={CONTENT_ID} tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <PageTitle>{NOT_FOUND_TITLE}</PageTitle>
      <p className={styles.text}>{notFound.explanation(named)}</p>
      <p className={styles.text}>{notFound.brokenLink}</p>
      <ul className={styles.actions}>
        <li>
          <ButtonLink href={home.href}>{notFound.home(home.label)}</ButtonLink>
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
      {pages.length > 0 && (
        <section className={styles.pages} aria-labelledby="same-page">
          <h2 className={styles.subtitle} id="same-page">
            {notFound.samePage}
          </h2>
          <ul>
            {pages.map(({ label, title, href }) => (
              <li key={label}>
                <a className={styles.link} href={href}>
                  {notFound.pageInVersion(title, label)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
