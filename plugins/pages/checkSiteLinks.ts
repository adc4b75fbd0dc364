import { listLinks, type SiteConfig } from '../../common/siteConfig.ts';

/** Check that this version has every page of navbar and footer. Throws an Error with missing ones. */
export function checkSiteLinks(
  site: Pick<SiteConfig, 'navbar' | 'footer'>,
  routes: readonly string[],
  versionName: string,
): void {
  const problems = listLinks(site)
    .filter(({ link }) => link.to !== undefined && !routes.includes(link.to))
    .map(
      ({ link, key }) => `\n  ${key} (${JSON.stringify(link.label)}): version ${versionName} has no page ${link.to}`,
    );
  if (problems.length > 0) throw new Error(`site.config.ts leads to pages that are not there:${problems.join('')}`);
}
