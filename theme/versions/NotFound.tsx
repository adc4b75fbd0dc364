import { NOT_FOUND_TITLE } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import styles from './NotFound.module.css';
import { SearchOffer } from './SearchOffer.tsx';
import { useMissingPage } from './useMissingPage.ts';

/** Help a reader on who came to an address without a page. */
export function NotFound() {
  const { siteBase } = useThemeData();
  const { named, home, pages, words } = useMissingPage();
  return (
    <main className={styles.root} id={CONTENT_ID} tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <PageTitle>{NOT_FOUND_TITLE}</PageTitle>
      <p className={styles.text}>
        {named === undefined ? 'No page stands at this address.' : `Version ${named} has no page at this address.`} It
        may have been mistyped, or the page has gone elsewhere.
      </p>
      <p className={styles.text}>
        If a link on another site led you here, its owner will be glad to hear that it no longer works.
      </p>
      <ul className={styles.actions}>
        <li>
          <ButtonLink href={home.href}>
            {home.label === undefined ? 'Home page' : `Home page of version ${home.label}`}
          </ButtonLink>
        </li>
        <li>
          <a className={styles.link} href={`${siteBase}versions/`}>
            All versions
          </a>
        </li>
        <SearchOffer base={home.href} words={words} className={styles.link} />
      </ul>
      {pages.length > 0 && (
        <section className={styles.pages} aria-labelledby="same-page">
          <h2 className={styles.subtitle} id="same-page">
            This page exists in:
          </h2>
          <ul>
            {pages.map(({ label, title, href }) => (
              <li key={label}>
                <a className={styles.link} href={href}>
                  {title} in version {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
