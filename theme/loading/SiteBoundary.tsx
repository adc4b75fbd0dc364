import { useLocation, useSite } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import styles from './SiteBoundary.module.css';

/** Keep a crash outside the page, such as in the sidebar or the footer, from leaving nothing at all. */
export function SiteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary pathname={pathname} Frame={SiteFrame}>
      {children}
    </PageBoundary>
  );
}

/** Needs nothing of the theme's own data, which may be what is missing. */
function SiteFrame({ children }: { children: ReactNode }) {
  const { site } = useSite();
  return (
    <main className={styles.root} id={CONTENT_ID} tabIndex={-1}>
      {children}
      <a className={styles.home} href={site.base}>
        Home page
      </a>
    </main>
  );
}
