import { NOT_FOUND_TITLE } from '../../data/usePageTitle.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { CONTENT_ID } from '../SkipLink/SkipLink.tsx';
import styles from './NotFound.module.css';
import { useMissingPage } from './useMissingPage.ts';

/** Help a reader on who came to an address without a page. */
export function NotFound() {
  const { siteBase } = useThemeData();
  const { home, pages } = useMissingPage();
  return (
    <main className={styles.root} id={CONTENT_ID} tabIndex={-1}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{NOT_FOUND_TITLE}</h1>
      <p className={styles.text}>We could not find what you were looking for.</p>
      <p className={styles.text}>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      <ul className={styles.actions}>
        <li>
          <a className={styles.home} href={home?.href ?? siteBase}>
            {home ? `Home page of version ${home.label}` : 'Home page'}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`${siteBase}versions/`}>
            All versions
          </a>
        </li>
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
