import { Content, useLocation, usePage } from '@rspress/core/runtime';
import { pathnameOf } from '../../common/urls.ts';
import { usePageViews } from '../analytics/usePageViews.ts';
import { AnnouncementBar } from '../components/AnnouncementBar/AnnouncementBar.tsx';
import { BackToTop } from '../components/BackToTop/BackToTop.tsx';
import { Navbar } from '../components/Navbar/Navbar.tsx';
import { NotFound } from '../components/NotFound/NotFound.tsx';
import { PageAnnouncer } from '../components/PageAnnouncer/PageAnnouncer.tsx';
import { PageBoundary } from '../components/PageCrash/PageBoundary.tsx';
import { PageLoading } from '../components/PageLoading/PageLoading.tsx';
import { RouteProgress } from '../components/RouteProgress/RouteProgress.tsx';
import { SiteFooter } from '../components/SiteFooter/SiteFooter.tsx';
import { CONTENT_ID, SkipLink } from '../components/SkipLink/SkipLink.tsx';
import type { Place } from '../data/resolvePlace.ts';
import { usePageTitle } from '../data/usePageTitle.ts';
import { usePlace } from '../data/usePlace.ts';
import { useThemeData } from '../data/useThemeData.ts';
import { usePrefetch } from '../prefetch/usePrefetch.ts';
import { DocPage } from './DocPage.tsx';
import styles from './Layout.module.css';
import { PageHead } from './PageHead.tsx';
import { useArrival } from './useArrival.ts';
import { useFirstPageData } from './useFirstPageData.ts';
import { useHomeSlash } from './useHomeSlash.ts';
import { useHydrationMark } from './useHydrationMark.ts';
import { type ShownPage, usePageLoad } from './usePageLoad.ts';
import { useScroll } from './useScroll.ts';

/** Draw a page of any kind: the parts that all pages share, and the body of its kind. */
export function Layout() {
  useFirstPageData();
  const { page } = usePage();
  const place = usePlace();
  const { origin, base } = useThemeData();
  const title = usePageTitle();
  const pathname = pathnameOf(base, place.route);
  const address = page.pageType === '404' ? undefined : origin + pathname;
  const arrival = useArrival({ route: place.route, title, address });
  usePageViews({ pathname, title });
  const shown = usePageLoad();
  useScroll(shown);
  usePrefetch(page);
  useHomeSlash();
  useHydrationMark();
  return (
    <>
      <PageHead section={place.section} />
      <SkipLink />
      <RouteProgress />
      <AnnouncementBar />
      <PageAnnouncer arrival={arrival} />
      <Navbar place={place} />
      <PageBody place={place} shown={shown} />
      <SiteFooter />
      <BackToTop />
    </>
  );
}

function PageBody({ place, shown }: { place: Place; shown: ShownPage }) {
  const { page } = usePage();
  const { pathname } = useLocation();
  const { load, retry } = shown;
  const standIn = load && <PageLoading load={load} onRetry={retry} />;
  if (page.pageType === 'doc') return <DocPage place={place} standIn={standIn} />;
  if (page.pageType === '404' && !standIn) return <NotFound />;
  return (
    <main className={styles.custom} id={CONTENT_ID} tabIndex={-1}>
      <PageBoundary pathname={pathname}>{standIn ?? <Content />}</PageBoundary>
    </main>
  );
}
