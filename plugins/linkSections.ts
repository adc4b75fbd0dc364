import { routeOf } from '../common/urls.ts';
import type { IndexedPage } from '../search/index/indexFile.ts';
import type { PageLink } from './pageLinks.ts';
import type { PageSection } from './pageSections.ts';

/** A page before its sections know what others say about them. */
export interface LinkingPage extends Omit<IndexedPage, 'sections'> {
  sections: PageSection[];
  outgoing: PageLink[];
}

/** Give each section what other pages say where they link to it, each text once. */
export function linkSections(pages: readonly LinkingPage[], base: string): IndexedPage[] {
  const said = collectTexts(pages, base);
  return pages.map(({ outgoing: _outgoing, ...page }) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      links: [...(said.get(addressOf(page.route, section.anchor)) ?? [])].join(' | '),
    })),
  }));
}

/** Collect the texts by the address, without base, that they are about. */
function collectTexts(pages: readonly LinkingPage[], base: string): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const { route, outgoing } of pages) {
    for (const { href, text } of outgoing) {
      const target = resolveLink(href, { route, base });
      if (text === '' || !target || target.route === route) continue;
      const address = addressOf(target.route, target.anchor);
      said.set(address, (said.get(address) ?? new Set()).add(text));
    }
  }
  return said;
}

const addressOf = (route: string, anchor: string): string => (anchor === '' ? route : `${route}#${anchor}`);

const ORIGIN = 'https://docs.invalid';

function resolveLink(href: string, from: { route: string; base: string }) {
  const page = `${ORIGIN}${from.base}${from.route.slice(1)}`;
  if (!URL.canParse(href, page)) return undefined;
  const { origin, pathname, hash } = new URL(href, page);
  const route = routeOf(from.base, pathname);
  return origin === ORIGIN && route ? { route, anchor: decodeURIComponent(hash.slice(1)) } : undefined;
}
