import { expect, test } from 'vitest';
import { parseSiteConfig, type WrittenSiteConfig } from './siteSchema.ts';

/** Create the smallest configuration, with some keys replaced. */
function write(changes: Record<string, unknown> = {}): unknown {
  return {
    title: 'Docs',
    tagline: 'Words about things',
    url: ORIGIN,
    base: '/',
    favicon: 'icon.svg',
    sourceUrl: 'https://example.org/source',
    navbar: { items: [] },
    footer: FOOTER,
    colorMode: { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true },
    locales: { en: LOCALE },
    analytics: null,
    search: { shortcut: 'mod+k' },
    ...changes,
  } satisfies Record<keyof WrittenSiteConfig, unknown> | Record<string, unknown>;
}

const ORIGIN = 'https://example.org';
const LOCALE = { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' };
const FOOTER = { logo: { text: 'Docs' }, copyright: { from: 2021, to: 2025, holder: 'Docs' } };
const withItem = (item: unknown) => ({ navbar: { items: [item] } });
const withFooter = (changes: object) => ({ footer: { ...FOOTER, ...changes } });
const withBar = (changes: object) => ({ announcementBar: { id: 'a', content: 'Hi', ...changes } });

function messageOf(changes: Record<string, unknown>): string {
  try {
    parseSiteConfig(write(changes));
    return 'valid';
  } catch (error) {
    return String(error);
  }
}

test.each<[Record<string, unknown>, string]>([
  [{ title: '' }, 'title: found ""; expected non-empty text'],
  [{ url: 'https://example.org/' }, 'url: found "https://example.org/"; expected an origin without a slash at the end'],
  [{ base: '/docs' }, 'base: found "/docs"; expected a path with slashes at both ends'],
  [{ base: '//' }, 'base: found "//"; expected a path'],
  [{ docsDir: '../docs' }, 'docsDir: found "../docs"; expected a folder in the project'],
  [{ socialImage: { file: 'card.jpg', alt: 'A' } }, 'socialImage.file: found "card.jpg"; expected a PNG file'],
  [{ favicon: '/etc/icon.svg' }, 'favicon: found "/etc/icon.svg"; expected a file in the project'],
  [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl: found "javascript:alert(1)"; expected an address'],
  [{ navbra: {} }, '(top): found "navbra"; expected only keys'],
  [
    withItem({ type: 'link', label: 'A' }),
    'navbar.items.0: found {"type":"link","label":"A","position":"right"}; expected exactly one of "to" (a page) and "href"',
  ],
  [withItem({ type: 'dropdown', label: 'A', items: [] }), 'navbar.items.0.items: found []; expected one item or more'],
  [
    withFooter({ items: [{ label: 'A', to: '/' }], columns: [{ title: 'A', items: [{ label: 'A', to: '/' }] }] }),
    'expected either "columns" or "items"',
  ],
  [
    withFooter({ copyright: { from: 2025, to: 2021, holder: 'A' } }),
    'footer.copyright: found {"from":2025,"to":2021,"holder":"A"}; expected a first year that is not after the last',
  ],
  [
    { versionMenu: { versions: ['1.0.0', '1.0.0'] } },
    'versionMenu.versions: found ["1.0.0","1.0.0"]; expected each version once',
  ],
  [{ locales: { English: {} } }, 'locales.English: found "English"; expected a language code'],
  [{ locales: { en: { ...LOCALE, base: '/docs/' } } }, 'expected no "url" and "base" but those of the site'],
  [{ locales: { en: LOCALE, de: LOCALE } }, 'expected a "url" and a "base" of its own'],
  [{ search: { shortcut: 'mod k' } }, 'search.shortcut: found "mod k"; expected keys joined by "+"'],
  [
    { assistants: [{ label: 'A', href: ORIGIN }] },
    'assistants.0.href: found "https://example.org"; expected an address with "{text}" in it',
  ],
  [withBar({ backgroundColor: 'red;}' }), 'announcementBar.backgroundColor: found "red;}"; expected a colour'],
])('%j is refused', (changes, message) => {
  expect(messageOf(changes)).toContain(`\n  ${message.startsWith('expected') ? '' : message}`);
  expect(messageOf(changes)).toContain(message);
});

test('all mistakes are reported at once', () => {
  expect(messageOf({ title: '', base: 'docs' }).split('\n')).toHaveLength(3);
});

test('a long value is truncated', () => {
  expect(messageOf({ url: 'x'.repeat(500) }).length).toBeLessThan(300);
});

test('what is left out has a default', () => {
  const link = { type: 'link', label: 'B', href: ORIGIN };
  const analytics = { provider: 'gtag', id: 'G-1' };
  expect(parseSiteConfig(write({ ...withItem(link), ...withBar({}), analytics }))).toMatchObject({
    navbar: { items: [{ position: 'right' }] },
    announcementBar: { isCloseable: true },
    analytics: { anonymizeIp: false },
  });
});

test('the first language is at the address of the site', () => {
  const other = { ...LOCALE, url: ORIGIN, base: '/docs/de/' };
  const { locales } = parseSiteConfig(write({ base: '/docs/', locales: { en: LOCALE, de: other } }));
  expect(locales).toEqual({ en: { ...LOCALE, url: ORIGIN, base: '/docs/' }, de: other });
});
