import type { BuildEnv } from './buildEnv.ts';
import type { SiteConfig } from './config/siteSchema.ts';
import type { ModeColors } from './tokenColors.ts';

export type { SiteConfig } from './config/siteSchema.ts';

export type Footer = SiteConfig['footer'];
export type FooterColumn = NonNullable<Footer['columns']>[number];
export type Assistant = SiteConfig['assistants'][number];
export type LocaleConfig = SiteConfig['locales'][string];
export type AnnouncementBar = NonNullable<SiteConfig['announcementBar']>;
export type SocialImageConfig = NonNullable<SiteConfig['socialImage']>;
export type NavbarItem = SiteConfig['navbar']['items'][number];
export type NavbarPosition = NavbarItem['position'];
type DropdownItem = Omit<Extract<NavbarItem, { type: 'dropdown' }>, 'position'>;
export type DocItem = Extract<DropdownItem['items'][number], { type: 'doc' }>;
export type LinkItem = Extract<DropdownItem['items'][number], { type: 'link' }>;
/** Exactly one of `to` and `href` is set. */
export type LinkTarget = NonNullable<Footer['items']>[number];

/** When a page was last changed. */
export interface PageDay {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  /** In the language of the build: `Aug 29, 2025`. */
  text: string;
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
export interface ThemeData
  extends Pick<BuildEnv, 'name' | 'label' | 'role' | 'base' | 'siteBase'>,
    Pick<SiteConfig, 'assistants' | 'footer' | 'locales' | 'colorMode' | 'analytics' | 'search' | 'offline'> {
  state: BuildEnv['state'];
  /** Without a slash at the end. */
  origin: string;
  /** Edit address without the content file's path. */
  editBase: string;
  reportBase: string;
  navbar: NavbarItem[];
  /** Undefined for all. */
  menuVersions: string[] | undefined;
  locale: string;
  /** Its HTML is safe to render: the build sanitised it. */
  announcementBar: AnnouncementBar | undefined;
  /** Undefined where the version has no such page. */
  runHelpPage: string | undefined;
}

/** Settings of the script in the head. */
export interface HeadSettings {
  colorMode: SiteConfig['colorMode'];
  backgrounds: ModeColors;
  announcementId: string | null;
  searchShortcut: string;
  siteBase: string;
}
