import type { SiteConfig } from '../../common/siteConfig.ts';

interface PageView {
  pathname: string;
  title: string;
}

/** Load Google Analytics. Returns what sends it a page view, also before its script is there. */
export function startGtag({ id, anonymizeIp }: NonNullable<SiteConfig['analytics']>): (view: PageView) => void {
  const scope: typeof globalThis & { dataLayer?: unknown[] } = globalThis;
  scope.dataLayer ??= [];
  const { dataLayer } = scope;

  function send(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's script reads an arguments object as a command and an array as data.
    dataLayer.push(arguments);
  }

  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  send('js', new Date());
  send('config', id, { send_page_view: false, anonymize_ip: anonymizeIp });
  return ({ pathname, title }) => {
    const page_location = window.location.origin + pathname;
    send('event', 'page_view', { page_path: pathname, page_title: title, page_location });
  };
}
