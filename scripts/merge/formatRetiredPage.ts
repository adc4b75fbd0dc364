import { findStrings } from '../../common/strings/findStrings.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { RetiredPage } from './planRetiredPages.ts';
import { escapeMarkup, formatLink, formatPlainPage } from './sitePages.ts';

/** Write the page that stands at the address of a retired version's page. The reader decides whether to go on. */
export function formatRetiredPage(page: RetiredPage, settings: SiteSettings): string {
  const { title: siteTitle, base } = settings;
  const { title, heading, explanation, way, target, allVersions } = findWords(page, settings);
  return formatPlainPage({
    title: `${title} - ${siteTitle}`,
    settings,
    head: '<meta name="robots" content="noindex">',
    main: `<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(explanation)}</p>
<p>${escapeMarkup(way)} ${formatLink(page.target.path, target)}</p>
<p>${formatLink(`${base}versions/`, allVersions)}</p>`,
  });
}

/** Write the same for programs that read a page's Markdown copy. */
export function formatRetiredCopy(page: RetiredPage, settings: SiteSettings): string {
  const { url } = settings;
  const { source, explanation, way, target } = findWords(page, settings);
  return `# ${page.title}

> ${source} <${url}${page.pathname}>

${explanation}

${way} ${target}, <${url}${page.target.path}>
`;
}

function findWords({ title, versionLabel: version, target }: RetiredPage, { title: product, locale }: SiteSettings) {
  const words = findStrings(locale.htmlLang).sitePages.retired;
  return {
    title: words.title({ title, version }),
    heading: words.heading(version),
    explanation: words.explanation({ title, version }, product),
    way: target.isSame ? words.samePage : words.nearestPage,
    target: words.target({ title: target.title, version: target.versionLabel }),
    allVersions: words.allVersions,
    source: words.source(product, version),
  };
}
