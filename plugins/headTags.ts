import { readFileSync } from 'node:fs';
import type { UserConfig } from '@rspress/core';
import type { BuildEnv } from '../common/buildEnv.ts';
import { pathnameOf } from '../common/urls.ts';

type HeadTag = NonNullable<UserConfig['head']>[number];

interface Options {
  /** Origin under which the site is published, without a slash at the end. */
  origin: string;
  siteTitle: string;
  /** Style sheet with the colours of both modes. */
  tokensFile: string;
  env: Pick<BuildEnv, 'name' | 'base'>;
}

/** List the tags of the head that do not change while a reader moves between pages, and each page's own address. */
export function headTags({ origin, siteTitle, tokensFile, env }: Options): HeadTag[] {
  const addressOf = (route: string): string => origin + pathnameOf(env.base, route);
  const { light, dark } = readBackgrounds(readFileSync(tokensFile, 'utf8'));
  return [
    ({ routePath }) => ['link', { rel: 'canonical', href: addressOf(routePath) }],
    ({ routePath }) => ['meta', { property: 'og:url', content: addressOf(routePath) }],
    ['meta', { property: 'og:site_name', content: siteTitle }],
    ['meta', { name: 'docs:version', content: env.name }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: light }],
    ['meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: dark }],
  ];
}

/** Read the colour behind the page in both modes. Throws where the style sheet does not set it once for each, light first. */
export function readBackgrounds(css: string): { light: string; dark: string } {
  const [light, dark, ...others] = [...css.matchAll(/--docs-bg:\s*([^;]+);/g)].map(([, color]) => color);
  if (!light || !dark || others.length > 0) throw new Error('The tokens must set --docs-bg twice: light, then dark.');
  return { light, dark };
}
