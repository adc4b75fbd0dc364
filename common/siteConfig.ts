// What `site.config.ts` says, checked and with its defaults: `common/config/parseSiteConfig.ts` makes it.

/** What a line leads to: a page of the version being read, or another site. Exactly one of `to` and `href` is set. */
export interface LinkTarget {
  label: string;
  /** Route of a page, with slashes at both ends; every version that shows the line has to have it. */
  to?: string | undefined;
  /** Address of another site. */
  href?: string | undefined;
}

/**
 * A page that stands for its area: the item is marked on every page of that area. A version that does not have the
 * area leaves the item out; some version has to have the page.
 */
export interface DocItem {
  type: 'doc';
  label: string;
  to: string;
}

/** A page, or another site. */
export interface LinkItem extends LinkTarget {
  type: 'link';
}

/** Items behind a button. */
export interface DropdownItem {
  type: 'dropdown';
  label: string;
  items: (DocItem | LinkItem)[];
}

/** Side of the navbar. */
export type NavbarPosition = 'left' | 'right';

/** One entry of the navbar. */
export type NavbarItem = (DocItem | LinkItem | DropdownItem) & { position: NavbarPosition };

/** Links of the footer under a title. */
export interface FooterColumn {
  title: string;
  items: LinkTarget[];
}

/** The end of every page. Links stand in `columns` or in one list, `items`; never in both. */
export interface Footer {
  columns?: FooterColumn[] | undefined;
  items?: LinkTarget[] | undefined;
  /** Words beside the site's mark. */
  logo: { text: string };
  /** First and last year, and who has the rights. */
  copyright: { from: number; to: number; holder: string };
}

/** One language of the site. */
export interface LocaleConfig {
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** Calendar of dates, by its Unicode name. */
  calendar: string;
  /** Origin of this language's pages, without a slash at the end. */
  url: string;
  /** Path of this language's pages under the origin, with slashes at both ends. */
  base: string;
}

/** A message above the navbar until the reader closes it. */
export interface AnnouncementBar {
  /** Readers who closed one announcement see the next: a new id. */
  id: string;
  /** HTML. */
  content: string;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  isCloseable: boolean;
}

/** What the site says about itself, the same in every version. */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Origin under which the site is published, without a slash at the end. */
  url: string;
  /** Path under the origin, with slashes at both ends. */
  base: string;
  /** File of the icon, relative to the project. */
  favicon: string;
  /** Repository of this site. */
  sourceUrl: string;
  navbar: { items: NavbarItem[] };
  footer: Footer;
  /** The version menu lists these versions, all without a list. Each has to exist. */
  versionMenu: { versions?: string[] | undefined };
  colorMode: { defaultMode: 'light' | 'dark'; isSwitchEnabled: boolean; respectSystem: boolean };
  /** By language code; the first is the default. */
  locales: Record<string, LocaleConfig>;
  analytics: { provider: 'gtag'; id: string; anonymizeIp: boolean } | null;
  /** Keys that open the search. `mod` is ⌘ on a Mac, else Ctrl. */
  search: { shortcut: string };
  announcementBar?: AnnouncementBar | undefined;
}

/** List the items that stand for areas, those in dropdowns too. */
export const listDocItems = (items: readonly NavbarItem[]): DocItem[] =>
  items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])).filter((item) => item.type === 'doc');

/** List every entry that is a link, those in dropdowns and columns too. */
export function listLinks({ navbar, footer }: Pick<SiteConfig, 'navbar' | 'footer'>): ConfiguredLink[] {
  const navbarLinks = navbar.items.flatMap((item, index) =>
    item.type === 'dropdown'
      ? item.items.map((link, child) => ({ link, key: `navbar.items.${index}.items.${child}` }))
      : [{ link: item, key: `navbar.items.${index}` }],
  );
  const columns = (footer.columns ?? []).flatMap(({ items }, index) =>
    items.map((link, child) => ({ link, key: `footer.columns.${index}.items.${child}` })),
  );
  const flat = (footer.items ?? []).map((link, index) => ({ link, key: `footer.items.${index}` }));
  return [...navbarLinks, ...columns, ...flat];
}

/** A link with the path of its key in the configuration. */
export interface ConfiguredLink {
  link: LinkTarget;
  key: string;
}
