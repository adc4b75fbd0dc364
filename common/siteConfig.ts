import type { LibraryConfig } from './library.ts';
import type { ReleaseState, VersionRole } from './version.ts';

// The settings of `site.config.ts`, validated and with defaults, as `common/config/parseSiteConfig.ts` returns them.

/** A link to a page of the version being read, or to another site. Exactly one of `to` and `href` is set. */
export interface LinkTarget {
  label: string;
  /** Route of a page, with slashes at both ends. Every version that shows the link must have the page. */
  to?: string | undefined;
  /** Address of another site. */
  href?: string | undefined;
}

/**
 * A link to an area, by one of its pages. The item is marked as current on every page of that area. A version without
 * the area leaves the item out; at least one version must have the page.
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

/** A button that opens a list of items. */
export interface DropdownItem {
  type: 'dropdown';
  label: string;
  items: (DocItem | LinkItem)[];
}

export type NavbarPosition = 'left' | 'right';

export type NavbarItem = (DocItem | LinkItem | DropdownItem) & { position: NavbarPosition };

/** Links of the footer under a title. */
export interface FooterColumn {
  title: string;
  items: LinkTarget[];
}

/** The footer of every page. Links are in `columns` or in one list, `items`; never in both. */
export interface Footer {
  columns?: FooterColumn[] | undefined;
  items?: LinkTarget[] | undefined;
  /** Text beside the site's icon. */
  logo: { text: string };
  /** First and last year, and the owner of the rights. */
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
  /** Readers who closed an announcement see the next one if it has a new id. */
  id: string;
  /** HTML. */
  content: string;
  backgroundColor?: string | undefined;
  textColor?: string | undefined;
  isCloseable: boolean;
}

/** A language model's site that readers can open with a page. */
export interface Assistant {
  label: string;
  /** Its address; `{text}` stands for what it is asked. */
  href: string;
}

/** A picture for cards: 1200 × 630 pixels is what sites draw them in. */
export interface SocialImageConfig {
  /** A PNG file, relative to the project. */
  file: string;
  /** What the picture shows, in words. */
  alt: string;
}

/** Of the window of the installed site, and of what shows while it starts. */
export interface AppColors {
  theme: string;
  background: string;
}

/** Settings of the site, the same in every version. */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Origin under which the site is published, without a slash at the end. */
  url: string;
  /** Path under the origin, with slashes at both ends. */
  base: string;
  /** File of the icon, relative to the project. */
  favicon: string;
  /** The picture that stands for the site where a page is shared; without it, pages are shared without a picture. */
  socialImage?: SocialImageConfig | undefined;
  /** Repository of this site. */
  sourceUrl: string;
  /** Folder of the docs in every ref of the repository, such as `docs` or `website/docs`. */
  docsDir: string;
  navbar: { items: NavbarItem[] };
  footer: Footer;
  /** Versions in the version menu; all versions if this is left out. Each must exist. */
  versionMenu: { versions?: string[] | undefined };
  colorMode: { defaultMode: 'light' | 'dark'; isSwitchEnabled: boolean; respectSystem: boolean };
  /** By language code; the first is the default. */
  locales: Record<string, LocaleConfig>;
  analytics: { provider: 'gtag'; id: string; anonymizeIp: boolean } | null;
  /**
   * Keys that open the search (`mod` is ⌘ on a Mac, else Ctrl), and routes that an empty box offers a new reader. A version without
   * such a page leaves it out.
   */
  search: { shortcut: string; starters: { label: string; to: string }[] };
  /** How pages are read. */
  content: {
    /** File of the project with correct words for the spelling check, a line each. A build does not read it. */
    dictionary?: string | undefined;
  };
  /** Paths below `base` that the host answers, such as redirects. They are no pages, and their links are not checked. */
  hostPaths: string[];
  /** In the menu of each page, in this order. */
  assistants: Assistant[];
  announcementBar?: AnnouncementBar | undefined;
  /** Whether readers can store versions and read them offline. `false` also removes what they stored, at their next visit. */
  offline: boolean;
  appColors?: AppColors | undefined;
  /** The library that the site documents. Without it, samples are not checked, and pages have no live previews. */
  library?: LibraryConfig | undefined;
}

/** List the items that link to areas, including those in dropdowns. */
export const listDocItems = (items: readonly NavbarItem[]): DocItem[] =>
  items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])).filter((item) => item.type === 'doc');

/** List every link, including those in dropdowns and columns. */
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

interface ConfiguredLink {
  link: LinkTarget;
  key: string;
}

/** `themeConfig.docs`. Nothing here grows with the number of pages. */
export interface ThemeData {
  name: string;
  label: string;
  role: VersionRole;
  state: ReleaseState | undefined;
  base: string;
  siteBase: string;
  /** Without a slash at the end. */
  origin: string;
  /** Edit address without the content file's path. */
  editBase: string;
  reportBase: string;
  assistants: Assistant[];
  navbar: NavbarItem[];
  footer: Footer;
  /** Undefined for all. */
  menuVersions: string[] | undefined;
  locales: Record<string, LocaleConfig>;
  locale: string;
  colorMode: SiteConfig['colorMode'];
  /** Its HTML is safe to render: the build sanitised it. */
  announcementBar: AnnouncementBar | undefined;
  analytics: SiteConfig['analytics'];
  search: SiteConfig['search'];
  offline: boolean;
  /** Undefined where the version has no such page. */
  runHelpPage: string | undefined;
}
