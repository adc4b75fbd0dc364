import { formatCompareAddress } from '../../common/compareAddress.ts';
import { formatSearchAddress } from '../../common/searchAddress.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { findFaults } from '../axe.ts';
import { openPage } from '../site.ts';
import { expect, test } from '../test.ts';
import { LATEST, ONE_OF_EACH_KIND, VERSIONS } from './readSite.ts';

const oldest = VERSIONS.filter(({ role }) => role === 'older').at(-1);
const range = { from: oldest?.name, to: LATEST?.name };

/** Pages that show more with a query. */
const ASKED = [
  ['search', `/search/${formatSearchAddress({ q: 'version' })}`],
  ['compare', formatCompareAddress('/', range)],
  ['compare', formatCompareAddress('/', { page: '/', ...range })],
  ['upgrade', formatUpgradeAddress('/', range)],
] as const;

// Axe reads every element of long pages, three times in each test.
test.describe.configure({ timeout: 120_000 });

// Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const mode of ['light', 'dark'] as const)
  test.describe(`in the ${mode} mode`, () => {
    test.use({ colorScheme: mode });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), mode));

    for (const [kind, address] of [...ONE_OF_EACH_KIND, ...(oldest ? ASKED : [])])
      test(`axe finds nothing on the page of kind "${kind}" at ${address}`, async ({ page }) => {
        await openPage(page, address);
        await page.waitForLoadState('networkidle');
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findFaults(page), `${width} px`).toEqual([]);
        }
      });
  });
