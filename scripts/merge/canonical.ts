import type { Manifest } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { escapeMarkup } from './markup.ts';

const CANONICAL = /<link rel="canonical" href="[^"]*"\s*\/?>/;
const SHARED_ADDRESS = /<meta property="og:url" content="[^"]*"\s*\/?>/;

/** Map pathnames to canonical addresses in the latest version. */
export function canonicalPaths(pageMap: PageMap, manifest: Manifest, versionName: string): Map<string, string> {
  const { latest } = manifest;
  if (!latest || latest === versionName) return new Map();
  return new Map(
    pageMap.pages.flatMap((page) => {
      const here = page.versions[versionName];
      const there = page.versions[latest];
      return here && there ? [[here.path, there.path] as const] : [];
    }),
  );
}

/** Replace a page's canonical link and sharing address. Throws without a link. */
export function replaceCanonical(html: string, address: string): string {
  if (!CANONICAL.test(html)) throw new Error('The page has no canonical link.');
  const text = escapeMarkup(address);
  return html
    .replace(CANONICAL, () => `<link rel="canonical" href="${text}">`)
    .replace(SHARED_ADDRESS, () => `<meta property="og:url" content="${text}">`);
}
