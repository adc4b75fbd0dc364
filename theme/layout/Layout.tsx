import { Content, useLocation, usePage } from '@rspress/core/runtime';
import { pathnameOf } from '../../common/urls.ts';
import { usePageViews } from '../analytics/usePageViews.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { PageLoading } from '../loading/PageLoading.tsx';
import { RouteProgress } from '../loading/RouteProgress.tsx';
import { Navbar } from '../navbar/Navbar.tsx';
import { usePrefetch } from '../routing/usePrefetch.ts';
import type { Place } from '../site/resolvePlace.ts';
import { usePageTitle } from '../site/usePageTitle.ts';
import { usePlace } from '../site/usePlace.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { CONTENT_ID, SkipLink } from '../ui/SkipLink.tsx';
import { NotFound } from '../versions/NotFound.tsx';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { BackToTop } from './BackToTop.tsx';
import { DocPage } from './DocPage.tsx';
import styles from './Layout.module.css';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { PageHead } from './PageHead.tsx';
import { SiteFooter } from './SiteFooter.tsx';
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
