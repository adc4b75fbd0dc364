import vm from 'node:vm';
import { expect, test } from 'vitest';
import type { HeadSettings } from './browser/settings.ts';
import { bundleHeadScript, headScript } from './headScript.ts';

// What the script does in a page is proven in a browser.

const SETTINGS: HeadSettings = {
  colorMode: { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true },
  backgrounds: { light: '#fff', dark: '#000' },
  announcementId: null,
  searchShortcut: 'mod+k',
  siteBase: '/manual/',
};

/** Run the script where storage holds a dark mode, and return the mode that it sets. */
function runInStorage(colorMode: HeadSettings['colorMode']): string | undefined {
  let mode: string | undefined;
  const documentElement = {
    setAttribute: (_name: string, value: string) => (mode = value),
    classList: { toggle: () => {} },
    style: {},
  };
  vm.runInNewContext(bundleHeadScript({ ...SETTINGS, colorMode }), {
    document: { documentElement, createElement: () => ({}), head: { append: () => {} } },
    localStorage: { getItem: () => 'dark' },
    matchMedia: () => ({ matches: false }),
    navigator: { platform: '' },
    addEventListener: () => {},
  });
  return mode;
}

test.each([
  ['what the reader chose', { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true }, 'dark'],
  ['the default, without the switch', { defaultMode: 'light', isSwitchEnabled: false, respectSystem: false }, 'light'],
  ['the system, without the switch', { defaultMode: 'dark', isSwitchEnabled: false, respectSystem: true }, 'system'],
] as const)('the page begins with %s', (_what, colorMode, mode) => {
  expect(runInStorage(colorMode)).toBe(mode);
});

test('no setting can end the script', () => {
  const script = bundleHeadScript({ ...SETTINGS, announcementId: '</script><b>', siteBase: '/</script>/' });
  expect(script).not.toContain('</script');
});

test('it stays small, since every page carries it', () => {
  expect(bundleHeadScript(SETTINGS).length).toBeLessThan(3500);
});

interface Tag {
  tag: string;
  children?: string;
}

function mapTags(tags: Tag[]): Tag[] {
  // The plugin always writes a list with one function, which uses nothing but the tags.
  const written = headScript('own()').builderConfig?.html?.tags as unknown as [(tags: Tag[]) => Tag[]];
  return written[0](tags);
}

test('it comes before every other tag', () => {
  expect(mapTags([{ tag: 'meta' }]).map(({ tag, children }) => children ?? tag)).toEqual(['own()', 'meta']);
});
