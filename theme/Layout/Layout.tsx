import { Content, usePage } from '@rspress/core/runtime';
import { useScrollReset } from '@rspress/core/theme-original';
import { Navbar } from '../components/Navbar/Navbar.tsx';
import { NotFound } from '../components/NotFound/NotFound.tsx';
import { CONTENT_ID, SkipLink } from '../components/SkipLink/SkipLink.tsx';
import type { Place } from '../data/resolvePlace.ts';
import { usePlace } from '../data/usePlace.ts';
import { DocPage } from './DocPage.tsx';
import styles from './Layout.module.css';
import { PageHead } from './PageHead.tsx';
import { useHomeSlash } from './useHomeSlash.ts';

/** Draw a page of any kind: the parts that all pages share, and the body of its kind. */
export function Layout() {
  const place = usePlace();
  useScrollReset();
  useHomeSlash();
  return (
    <>
      <PageHead />
      <SkipLink />
      <Navbar place={place} />
      <PageBody place={place} />
    </>
  );
}

function PageBody({ place }: { place: Place }) {
  const { page } = usePage();
  if (page.pageType === '404') return <NotFound />;
  if (page.pageType === 'doc') return <DocPage place={place} />;
  return (
    <main className={styles.custom} id={CONTENT_ID} tabIndex={-1}>
      <Content />
    </main>
  );
}
