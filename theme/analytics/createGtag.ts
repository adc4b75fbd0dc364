import type { SiteConfig } from '../../common/siteConfig.ts';

export interface PageView {
  pathname: string;
  title: string;
}

export interface AnalyticsProvider {
  /** Called once, before the first page view. */
  start(): void;
  pageView(view: PageView): void;
}

type Settings = NonNullable<SiteConfig['analytics']>;

/** Send page views to Google Analytics, once its script has loaded. */
export function createGtag({ id, anonymizeIp }: Settings): AnalyticsProvider {
  const scope: typeof globalThis & { dataLayer?: unknown[] } = globalThis;
  scope.dataLayer ??= [];
  const { dataLayer } = scope;

  function send(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's script reads an arguments object as a command and an array as data.
    dataLayer.push(arguments);
  }

  return {
    start() {
      const script = document.createElement('script');
      script.async = true;
      script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
      document.head.append(script);
      send('js', new Date());
      send('config', id, { send_page_view: false, anonymize_ip: anonymizeIp });
    },
    pageView({ pathname, title }) {
      send('event', 'page_view', {
        page_path: pathname,
        page_title: title,
        page_location: window.location.origin + pathname,
      });
    },
  };
}
