import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { FEED_FILE } from '../../common/changes.ts';
import { WEB_MANIFEST } from '../../common/offline.ts';
import { PATHNAME_TAG } from '../../common/pageHtml.ts';
import type { LocaleConfig, SocialImageConfig } from '../../common/siteConfig.ts';
import type { ModeColors } from '../../common/tokenColors.ts';
import { pathnameOf } from '../../common/urls.ts';
import { imageFileName } from '../rspress/imageAddresses.ts';

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

interface SocialImage {
  filePath: string;
  fileName: string;
  width: number;
  height: number;
  alt: string;
}

/** Read a picture's size and digest. Throws unless the file is a PNG. */
export function readSocialImage(projectDir: string, { file, alt }: SocialImageConfig): SocialImage {
  const filePath = path.join(projectDir, file);
  const bytes = readFileSync(filePath);
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new Error(`${filePath} is not a PNG.`);
  // A PNG's header begins with width and height: https://www.w3.org/TR/png/#11IHDR
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { filePath, fileName: imageFileName(file, bytes), width, height, alt };
}

/** Publish the picture. */
export const writeSocialImage = ({ filePath, fileName }: SocialImage, outDir: string): void =>
  cpSync(filePath, path.join(outDir, fileName));

/** List the picture's tags. `siteAddress` has origin and final slash. */
export function socialImageTags({ fileName, width, height, alt }: SocialImage, siteAddress: string): HeadTag[] {
  const address = siteAddress + fileName;
  return [
    ['meta', { property: 'og:image', content: address }],
    ['meta', { property: 'og:image:type', content: 'image/png' }],
    ['meta', { property: 'og:image:width', content: String(width) }],
    ['meta', { property: 'og:image:height', content: String(height) }],
    ['meta', { property: 'og:image:alt', content: alt }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'twitter:image', content: address }],
  ];
}
