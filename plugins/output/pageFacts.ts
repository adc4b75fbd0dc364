import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils } from 'htmlparser2';
import { ADDED_PART } from '../../common/articleParts.ts';
import type { UpgradeStep } from '../../common/upgradeGuide.ts';
import type { IndexedSection } from '../../search/index.ts';
import { type PageSections, readPageSections } from './pageSections.ts';
import { type ParsedPage, parsePage } from './parsePage.ts';
import { readUpgradeSteps } from './upgradeSteps.ts';

/** What the rendered HTML of one page says about it. */
export interface PageFacts extends PageSections, Pick<ParsedPage, 'ids' | 'inlineScripts' | 'hasHead'> {
  /** The sections without what the build added to the words of the page. */
  writtenSections: IndexedSection[];
  /** Digest of the title and the written sections: pages with equal words have equal digests, whatever their markup. */
  digest: string;
  /** Steps of the page if it is an upgrade guide. */
  upgradeSteps: UpgradeStep[];
  /** `href` of every link in the article. */
  links: string[];
  /** `src` of every image in the article. */
  images: string[];
}

/** Read the facts from a page's HTML. */
export function readPageFacts(html: string): PageFacts {
  const { article, ...page } = parsePage(html);
  const scope = article ? [article] : [];
  const valuesOf = (tag: string, attribute: string): string[] =>
    DomUtils.getElementsByTagName(tag, scope).flatMap(({ attribs }) => attribs[attribute] || []);
  const sections = readPageSections(article);
  const links = valuesOf('a', 'href');
  const images = valuesOf('img', 'src');
  const added = DomUtils.find(
    (node) => 'attribs' in node && node.attribs[ADDED_PART] !== undefined,
    scope,
    true,
    Infinity,
  );
  for (const node of added) DomUtils.removeElement(node);
  const writtenSections = added.length > 0 ? readPageSections(article).sections : sections.sections;
  return {
    ...page,
    ...sections,
    writtenSections,
    upgradeSteps: readUpgradeSteps(article),
    digest: digestWords([sections.title, ...writtenSections.flatMap(({ heading, text }) => [heading, text])]),
    links,
    images,
  };
}

/** File of a page by its route, relative to the folder of the pages. */
export const htmlFileOf = (route: string): string => `${route.slice(1)}index.html`;

/** Finds the facts of a page by its file, relative to the folder of the pages. */
export type FindFacts = (fileName: string) => PageFacts;

/** Create a FindFacts that reads each page of a finished build once. It throws an Error for a page that is not there. */
export function createFindFacts(outDir: string): FindFacts {
  const known = new Map<string, PageFacts>();
  return (fileName) => {
    const facts = known.get(fileName) ?? readPageFacts(readFileSync(path.join(outDir, fileName), 'utf8'));
    known.set(fileName, facts);
    return facts;
  };
}

const ORIGIN = 'http://site';

/** Find where on this site a page's link leads; undefined where it leads elsewhere, or is no address. */
export function resolveLink(href: string, pathname: string): URL | undefined {
  const page = `${ORIGIN}${pathname}`;
  if (!URL.canParse(href, page)) return undefined;
  const target = new URL(href, page);
  return target.origin === ORIGIN ? target : undefined;
}

/** A page names its own version, in commands for example, and `next` names that of the latest packages. */
const VERSION_NUMBER = /\d+\.\d+\.\d+/g;

/** Digest texts without the version numbers in them. */
export const digestWords = (texts: readonly string[]): string =>
  digestText(texts.map((text) => text.replace(VERSION_NUMBER, '')).join('\n'));

/** 12 hex digits of SHA-256. */
const digestText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * List links whose anchor does not exist on the page that they lead to. Pages are keyed by pathname.
 * Links to pages outside the set are not this function's concern.
 */
export function findBrokenAnchors(pages: ReadonlyMap<string, Pick<PageFacts, 'ids' | 'links'>>): string[] {
  const warnings: string[] = [];
  for (const [pathname, page] of pages) {
    for (const link of page.links) {
      const target = resolveLink(link, pathname);
      const hash = decodeURIComponent(target?.hash.slice(1) ?? '');
      const facts = target && pages.get(target.pathname);
      if (hash && facts && !facts.ids.includes(hash)) warnings.push(`${pathname}: no anchor for the link "${link}"`);
    }
  }
  return warnings;
}
