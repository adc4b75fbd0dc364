import { Content, useLocation, usePage } from '@rspress/core/runtime';
import { useContext, useEffect } from 'react';
import { HYDRATED } from '../../common/pageHtml.ts';
import { pathnameOf } from '../../common/urls.ts';
import { usePageViews } from '../analytics/usePageViews.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { PageLoading } from '../loading/PageLoading.tsx';
import { RouteProgress } from '../loading/RouteProgress.tsx';
import { Navbar } from '../navbar/Navbar.tsx';
import { NavigationContext } from '../navigation/navigator.ts';
import { usePrefetch } from '../navigation/usePrefetch.ts';
import { keptHtmlOf } from '../rspress/firstPage.ts';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { usePageTitle } from '../site/usePageTitle.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { CONTENT_ID, SkipLink } from '../ui/SkipLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import '../versions/NotFound.module.css';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { DocPage } from './DocPage.tsx';
import { PageHead } from './PageHead.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { type Arrival, useArrival } from './useArrival.ts';

const NotFound = lazyPart(
  async () => (await import(/* webpackChunkName: "missing" */ '../versions/NotFound.tsx')).NotFound,
);

/** Draw a page: the parts that all pages share, and the body for its kind. */
export function Layout() {
  const { page } = usePage();
  const position = useSidebarPosition();
  const { origin, base, announcementBar } = useThemeData();
  const title = usePageTitle();
  const pathname = pathnameOf(base, position.route);
  const isNotFound = page.pageType === '404';
  const address = isNotFound ? undefined : origin + pathname;
  const arrival = useArrival({ route: position.route, title, address });
  usePageViews({ pathname: isNotFound ? undefined : pathname, title });
  const awaited = useAwaitedPathname();
  const shown = useSidebarPosition(awaited);
  usePrefetch(page);
  useHydrated();
  return (
    <>
      <PageHead area={position.area} />
      <SkipLink />
      <RouteProgress />
      {announcementBar && <AnnouncementBar bar={announcementBar} />}
      <PageAnnouncer arrival={arrival} />
      <Navbar position={shown} />
      <PageBody position={shown} awaited={awaited} />
      <SiteFooter />
    </>
  );
}

/** Return the pathname of the page that the reader waits for while the browser shows its address, or that failed. */
function useAwaitedPathname(): string | undefined {
  const { state } = useContext(NavigationContext);
  return state.status === 'failed' || (state.status === 'pending' && state.hasAddress) ? state.pathname : undefined;
}

function PageBody({ position, awaited }: { position: SidebarPosition; awaited: string | undefined }) {
  const { page } = usePage();
  const location = useLocation();
  const pathname = awaited ?? location.pathname;
  const { state, retry } = useContext(NavigationContext);
  const tryAgain = () => {
    retry();
    // The focused button disappears, so the content takes the focus.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  const fallback = awaited !== undefined && (
    <PageLoading state={state} onRetry={tryAgain} keptHtml={keptHtmlOf(page)?.article} />
  );
  if (page.pageType === 'doc') return <DocPage position={position} pathname={pathname} fallback={fallback} />;
  return (
    <PageFrame>
      <PageBoundary pathname={pathname}>
        {fallback || (page.pageType === '404' ? <NotFound /> : <Content />)}
      </PageBoundary>
    </PageFrame>
  );
}

function PageAnnouncer({ arrival }: { arrival: Arrival | undefined }) {
  return (
    <div role="status">
      {/* Screen readers speak new elements only: the key makes one, even if two pages share a title. */}
      {arrival && <VisuallyHidden key={arrival.route}>{arrival.title}</VisuallyHidden>}
    </div>
  );
}

/** For measurements and tests. */
function useHydrated(): void {
  useEffect(() => {
    performance.mark(HYDRATED);
  }, []);
}
