import { findStrings } from '../../common/strings/findStrings.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { RetiredPage } from './planRetiredPages.ts';

/** Choose the words for a retired version's page. */
export function findRetiredWords(
  { title, versionLabel: version, target }: RetiredPage,
  { title: product, locale }: SiteSettings,
) {
  const { sitePages, strings } = findStrings(locale.htmlLang);
  const words = sitePages.retired;
  return {
    title: words.title({ title, version }),
    heading: words.heading(version),
    explanation: words.explanation({ title, version }, product),
    way: target.isSame ? words.samePage : words.nearestPage,
    target: words.target({ title: target.title, version: target.versionLabel }),
    allVersions: strings.versions.all,
    source: words.source(product, version),
  };
}

/** Format the Markdown copy of such a page. */
export function formatRetiredCopy(page: RetiredPage, settings: SiteSettings): string {
  const { url } = settings;
  const { source, explanation, way, target } = findRetiredWords(page, settings);
  return `# ${page.title}

> ${source} <${url}${page.pathname}>

${explanation}

${way} ${target}, <${url}${page.target.path}>
`;
}
