import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import sanitizeHtml from 'sanitize-html';
import { API_HISTORY_FILE } from '../../common/apiHistory.ts';
import { compareVersions } from '../../common/compareVersions.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { contentFileToRoute, PAGE_FILE, pathnameOf } from '../../common/urls.ts';
import { type Site, writeJson, writeSiteFile } from './siteTree.ts';

/** Write each version's page of changes, and the history of the API. */
export function writeVersionPages(site: Site): void {
  const { changes, manifest, built, settings, renderer, formatPage } = site;
  const { base: siteBase, title: product } = settings;
  writeJson(site, siteBase + API_HISTORY_FILE, site.api);
  for (const [index, version] of changes.versions.entries()) {
    const before = manifest.versions.find(({ name }) => name === version.since?.name);
    const notes = built[index]?.record.release?.text;
    const content = renderer.parts.versionPage({
      product,
      siteBase,
      version,
      notesHtml: notes && renderNotes(notes, version.path),
      difference: before && compareVersions(site, before, version),
    });
    const title = sitePages.versionPage.title(product, version.label);
    const pathname = version.page;
    writeSiteFile(site, pathname, formatPage({ pathname, title, description: title, content, isIndexed: true }));
  }
}

/** The page has a title, and a heading above the notes. */
const TOP_LEVEL = 3;

const TAGS = 'p ul ol li blockquote pre code em strong del br hr a table thead tbody tr th td h3 h4 h5 h6'.split(' ');

/** Render release notes. HTML stays text; links of the docs lead into the version at `base`. */
export function renderNotes(markdown: string, base: string): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const shift = TOP_LEVEL - Math.min(...levels, 6);
  const headings = [1, 2, 3, 4, 5, 6].map((level) => [
    `h${level}`,
    `h${Math.min(6, Math.max(TOP_LEVEL, level + shift))}`,
  ]);
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries(headings),
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: resolveHref(href, base) } }),
    },
  });
}

/** The notes are at the top of the docs. @example resolveHref('api/read.md#use', '/3.0.0/') === '/3.0.0/api/read/#use' */
function resolveHref(href: string, base: string): string {
  if (/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(href)) return href;
  const [, file = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  const route = PAGE_FILE.test(file) ? contentFileToRoute(file.replace(/^(?:\.?\/)+/, '')) : file.replace(/^\.\//, '');
  return pathnameOf(base, route) + anchor;
}
