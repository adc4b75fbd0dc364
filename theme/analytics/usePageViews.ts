import { useEffect } from 'react';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { useThemeData } from '../site/useThemeData.ts';
import type { AnalyticsProvider, PageView } from './AnalyticsProvider.ts';

let provider: Promise<AnalyticsProvider> | undefined;

/** Count each page that the reader comes to, where the site is configured to. Nothing is loaded where it is not. */
export function usePageViews({ pathname, title }: PageView): void {
  const { analytics } = useThemeData();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that changes on the same page is no new view.
  useEffect(() => {
    if (!analytics) return;
    provider ??= loadProvider(analytics);
    provider.then(
      (service) => service.pageView({ pathname, title }),
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
