import { useEffect, useEffectEvent } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { loadPart } from '../ui/loadPart.ts';
import type { startGtag } from './startGtag.ts';

let starting: Promise<ReturnType<typeof startGtag>> | undefined;

/** Count page views, where the site is configured to; elsewhere, load nothing. A missing page counts by its address. */
export function usePageViews({ pathname, title }: { pathname: string | undefined; title: string }): void {
  const { analytics } = useThemeData();
  // A new title on the same page is no new view.
  const readTitle = useEffectEvent(() => title);

  useEffect(() => {
    if (!analytics) return;
    const view = { pathname: pathname ?? window.location.pathname, title: readTitle() };
    starting ??= loadPart(() => import(/* webpackChunkName: "gtag" */ './startGtag.ts')).then((module) =>
      module.startGtag(analytics),
    );
    starting.then(
      (count) => count(view),
      (cause: unknown) => console.error('Page views are not counted.', cause),
    );
  }, [pathname, analytics]);
}
