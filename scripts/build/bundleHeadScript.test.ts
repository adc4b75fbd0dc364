import vm from 'node:vm';
import { expect, test } from 'vitest';
import type { HeadSettings } from '../../common/siteConfig.ts';
import { bundleHeadScript } from './bundleHeadScript.ts';

// What the script does in a page is proven in a browser.

const SETTINGS: HeadSettings = {
  colorMode: { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true },
  backgrounds: { light: '#fff', dark: '#000' },
  announcementId: null,
  searchShortcut: 'mod+k',
  siteBase: '/manual/',
};

/** Run the script where storage holds a dark mode, and return the mode that it sets. */
async function runInStorage(colorMode: HeadSettings['colorMode']): Promise<string | undefined> {
  let mode: string | undefined;
  const documentElement = {
    setAttribute: (_name: string, value: string) => (mode = value),
    toggleAttribute: () => {},
    classList: { toggle: () => {} },
    style: {},
  };
  vm.runInNewContext(await bundleHeadScript({ ...SETTINGS, colorMode }), {
    document: { documentElement, createElement: () => ({}), head: { append: () => {} } },
    localStorage: { getItem: () => 'dark' },
    matchMedia: () => ({ matches: false }),
    navigator: { platform: '' },
    performance,
    location: { pathname: '/' },
    window: {},
    addEventListener: () => {},
  });
  return mode;
}

test.each([
  ['what the reader chose', { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true }, 'dark'],
  ['the default, without the switch', { defaultMode: 'light', isSwitchEnabled: false, respectSystem: false }, 'light'],
  ['the system, without the switch', { defaultMode: 'dark', isSwitchEnabled: false, respectSystem: true }, 'system'],
] as const)('the page begins with %s', async (_what, colorMode, mode) => {
  expect(await runInStorage(colorMode)).toBe(mode);
});

test('no setting can end the script', async () => {
  const script = await bundleHeadScript({ ...SETTINGS, announcementId: '</script><b>', siteBase: '/</script>/' });
  expect(script).not.toContain('</script');
});

test('it stays small, since every page carries it', async () => {
  expect((await bundleHeadScript(SETTINGS)).length).toBeLessThan(4000);
});
