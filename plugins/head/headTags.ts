import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { FEED_FILE } from '../../common/changes.ts';
import { WEB_MANIFEST } from '../../common/offline.ts';
import type { LocaleConfig } from '../../common/siteConfig.ts';
import type { ModeColors } from '../../common/tokenColors.ts';
import { pathnameOf } from '../../common/urls.ts';

type HeadTag = NonNullable<UserConfig['head']>[number];

interface Site {
  title: string;
  locale: Pick<LocaleConfig, 'htmlLang'>;
  backgrounds: ModeColors;
  env: Pick<BuildEnv, 'name' | 'siteBase'>;
}

interface Tag {
  tag: 'meta' | 'link';
  /** Rsbuild adds the site's base to addresses without it. */
  publicPath?: false;
  attrs: Record<string, string>;
}

/** List the head tags of every page. */
export function listSiteTags({ title, locale, backgrounds, env }: Site): Tag[] {
  const meta = (attrs: Record<string, string>): Tag => ({ tag: 'meta', attrs });
  return [
    meta({ property: 'og:site_name', content: title }),
    meta({ property: 'og:locale', content: formatTerritory(locale.htmlLang) }),
    {
      tag: 'link',
      publicPath: false,
      attrs: { rel: 'alternate', type: 'application/atom+xml', href: env.siteBase + FEED_FILE },
    },
    { tag: 'link', publicPath: false, attrs: { rel: 'manifest', href: env.siteBase + WEB_MANIFEST } },
    meta({ name: 'docs:version', content: env.name }),
    meta({ name: 'theme-color', media: '(prefers-color-scheme: light)', content: backgrounds.light }),
    meta({ name: 'theme-color', media: '(prefers-color-scheme: dark)', content: backgrounds.dark }),
  ];
}

/** Add the tags to the template of all pages: Rspress's own `head` omits the not-found page. */
export const siteTags = (site: Site): RspressPlugin => ({
  name: 'docs:site-tags',
  builderConfig: { html: { tags: listSiteTags(site) } },
});

/** List the tags with a page's own address. The not-found page has none. */
export function addressTags({ origin, base }: { origin: string; base: string }): HeadTag[] {
  const addressOf = (route: string): string => origin + pathnameOf(base, route);
  return [
    ({ routePath }) => ['meta', { name: PATHNAME_TAG, content: pathnameOf(base, routePath) }],
    ({ routePath }) => ['link', { rel: 'canonical', href: addressOf(routePath) }],
    ({ routePath }) => ['meta', { property: 'og:url', content: addressOf(routePath) }],
  ];
}

/** Format a language for Open Graph. @example formatTerritory('en') === 'en_US' */
export function formatTerritory(htmlLang: string): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize();
  return region ? `${language}_${region}` : language;
}

/** Put a script first in every head, before the first paint. */
export function headScript(text: string): RspressPlugin {
  return {
    name: 'docs:head-script',
    builderConfig: {
      html: { tags: [(tags) => [{ tag: 'script', children: text, head: true, append: false }, ...tags]] },
    },
  };
}

/** The canonical address may be that of another version. */
export const PATHNAME_TAG = 'docs:pathname';
