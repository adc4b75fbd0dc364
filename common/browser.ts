// What the head script, the service worker, the build and the theme share about the page in a browser.

import type { SiteConfig } from './siteConfig.ts';
import type { ModeColors } from './tokenColors.ts';

// Attributes of <html> with the reader's choices, from the head scripts to the style sheets and the theme.

/** `light`, `dark` or `system`. Also in style sheets. */
export const COLOR_MODE_MARK = 'data-color-mode';

/** Also in style sheets. */
export const ANNOUNCEMENT_MARK = 'data-announcement';

export const DISMISSED = 'dismissed';

/** Set while the head script reloads the document: nothing more is drawn. */
export const RELOADING_MARK = 'data-reloading';

/** Set where the browser restores the scroll position: parts that are not in view must have their true height. Also in style sheets. */
export const RESTORED_MARK = 'data-restored';

/** From the service worker: the not-found page stands in for an address that is not stored. */
export const OFFLINE_MARK = 'data-offline';

/** `performance.mark` when the page becomes interactive. */
export const HYDRATED_MARK = 'docs:hydrated';

/** Names a `meta` with the page's pathname: the canonical address may be that of another version. */
export const PATHNAME_TAG = 'docs:pathname';

export const FIRST_PAGE_META = 'docs:page';

export interface FirstPage {
  route: string;
  chunks: (string | number)[];
  module: string | number;
  words?: { title: string; description: string };
}

/** Rspress's class of the link beside a heading. */
export const HEADING_ANCHOR_CLASS = 'rp-header-anchor';

/** Rspress's class of links in the content. */
export const CONTENT_LINK_CLASS = 'rp-link';

// Keys of the browser storage for readers' choices.

/** `system`, `light` or `dark`; anything else is ignored. */
export const COLOR_MODE_KEY = 'theme';

/** The chosen tab of a group. @example tabKey('package-manager') === 'tab.package-manager' */
export const tabKey = (group: string): string => `tab.${group}`;

/** `true` once the announcement of `ANNOUNCEMENT_ID_KEY` was closed. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'docs-announcement-dismissed';

export const ANNOUNCEMENT_ID_KEY = 'docs-announcement-id';

/** This site has one set of docs: `default`. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** Address that was reloaded because a script was missing. In the session until a load succeeds. */
export const RELOADED_KEY = 'docs-reloaded';

/** A JSON list of texts, each a version and the address of a step. */
export const UPGRADE_TICKS_KEY = 'docs-upgrade-ticks';

/** Newest first: a JSON list of objects with the texts pathname, title and version. */
export const RECENT_PAGES_KEY = 'docs-recent-pages';

type ColorMode = 'light' | 'dark';

export type ColorChoice = ColorMode | 'system';

/** Settings of the script in the head. */
export interface HeadSettings {
  colorMode: SiteConfig['colorMode'];
  backgrounds: ModeColors;
  announcementId: string | null;
  searchShortcut: string;
  siteBase: string;
}

/** Resolve the reader's choice: a stored one if the switch is enabled, else the default. */
export function resolveChoice(stored: string | null, settings: HeadSettings['colorMode']): ColorChoice {
  const { defaultMode, isSwitchEnabled, respectSystem } = settings;
  if (isSwitchEnabled && (stored === 'light' || stored === 'dark')) return stored;
  // A stored `system` is the default already, or not respected.
  return respectSystem ? 'system' : defaultMode;
}

/** Resolve the mode of a choice. */
export function resolveMode(choice: ColorChoice, prefersDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
}

/** Resolve the button's next choice: all three in turn with `respectSystem`, else the other mode. */
export function nextChoice(choice: ColorChoice, respectSystem: boolean): ColorChoice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && respectSystem ? 'system' : 'light';
}

/** As in the events of the browser. */
export type KeyPress = { key: string } & Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>;

/** Tell whether a key press is a shortcut such as `mod+k`. `mod` is ⌘ on a Mac, else Ctrl. */
export function isShortcut(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const { key, modifiers } = parseShortcut(shortcut);
  const wants = (name: string) => modifiers.includes(name);
  return (
    press.key.toLowerCase() === key &&
    press.ctrlKey === (wants('ctrl') || (wants('mod') && !isMac)) &&
    press.metaKey === (wants('mod') && isMac) &&
    press.altKey === wants('alt') &&
    press.shiftKey === wants('shift')
  );
}

/** The same in every language. */
export const MAC_KEYS: Record<string, string> = { mod: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧' };

/** Format a shortcut with the names of its keys. @example formatShortcut('mod+k', MAC_KEYS) === '⌘ K' */
export function formatShortcut(shortcut: string, names: Record<string, string>): string {
  const { key, modifiers } = parseShortcut(shortcut);
  return [...modifiers.map((name) => names[name] ?? name), key.toUpperCase()].join(' ');
}

function parseShortcut(shortcut: string): { key: string; modifiers: string[] } {
  const parts = shortcut.split('+');
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) };
}
