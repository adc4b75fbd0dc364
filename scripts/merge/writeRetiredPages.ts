import { LLMS_FILE, LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/markdownCopy.ts';
import { strings } from '../../common/strings/en/shell.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { pathnameOf } from '../../common/urls.ts';
import { VERSIONS_ROUTE } from '../../common/versionsPage.ts';
import type { SiteSettings } from '../lib/siteSettings.ts';
import type { PageWriter } from './createSitePage.ts';
import type { RetiredPage } from './planRetiredPages.ts';
import { type SiteTree, writeSiteFile } from './siteTree.ts';

const LLMS_FILES = [LLMS_FILE, LLMS_FULL_FILE];

interface Inputs extends PageWriter {
  pages: readonly RetiredPage[];
  settings: SiteSettings;
}

/** Write a page and a Markdown copy at each retired address. */
export function writeRetiredPages(tree: SiteTree, { pages, settings, parts, formatPage }: Inputs): void {
  const versionsHref = pathnameOf(settings.base, VERSIONS_ROUTE);
  for (const page of pages) {
    const { title, heading, explanation, way, target, allVersions } = findRetiredWords(page, settings);
    const content = parts.retiredPage({
      heading,
      explanation,
      way,
      target: { text: target, href: page.target.path },
      allVersions: { text: allVersions, href: versionsHref },
    });
    const { pathname } = page;
    writeSiteFile(tree, pathname, formatPage({ pathname, title, description: explanation, content, isIndexed: false }));
    const copies = page.route === '/' ? [MARKDOWN_FILE, ...LLMS_FILES] : [MARKDOWN_FILE];
    for (const name of copies) writeSiteFile(tree, page.pathname + name, formatRetiredCopy(page, settings));
  }
}

/** Choose the words for a retired version's page. */
function findRetiredWords({ title, versionLabel: version, target }: RetiredPage, { title: product }: SiteSettings) {
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

function formatRetiredCopy(page: RetiredPage, settings: SiteSettings): string {
  const { url } = settings;
  const { source, explanation, way, target } = findRetiredWords(page, settings);
  return `# ${page.title}

> ${source} <${url}${page.pathname}>

${explanation}

${way} ${target}, <${url}${page.target.path}>
`;
}
