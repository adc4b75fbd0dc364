import { useEffect, useEffectEvent } from 'react';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { useThemeData } from '../site/useThemeData.ts';
import type { AnalyticsProvider } from './createGtag.ts';

let provider: Promise<AnalyticsProvider> | undefined;

/** Count page views, where the site is configured to; elsewhere, load nothing. A missing page counts by its address. */
export function usePageViews({ pathname, title }: { pathname: string | undefined; title: string }): void {
  const { analytics } = useThemeData();
  // A new title on the same page is no new view.
  const readTitle = useEffectEvent(() => title);

  useEffect(() => {
    if (!analytics) return;
    const view = { pathname: pathname ?? window.location.pathname, title: readTitle() };
    provider ??= loadProvider(analytics);
    provider.then(
      (service) => service.pageView(view),
      (cause: unknown) => console.error('Page views are not counted.', cause),
    );
  }, [pathname, analytics]);
}

async function loadProvider(settings: NonNullable<SiteConfig['analytics']>): Promise<AnalyticsProvider> {
  const { createGtag } = await import(/* webpackChunkName: "gtag" */ './createGtag.ts');
  const service = createGtag(settings);
  service.start();
  return service;
}
