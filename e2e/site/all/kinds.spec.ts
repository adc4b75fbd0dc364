import { formatCompareAddress } from '../../../common/compareAddress.ts';
import { formatSearchAddress } from '../../../common/searchAddress.ts';
import { formatUpgradeAddress } from '../../../common/upgradeAddress.ts';
import { MODES } from '../../axe.ts';
import { openPage } from '../../site.ts';
import { expect, test } from '../../test.ts';
import { LATEST, ONE_OF_EACH_KIND, VERSIONS } from '../readSite.ts';

const previous = VERSIONS.find(({ role }) => role === 'older');
const range = { from: previous?.name, to: LATEST?.name };

/** Pages that show more with a query. */
const ASKED = [
  ['search', `/search/${formatSearchAddress({ q: 'version' })}`],
  ['compare', formatCompareAddress('/', range)],
  ['compare', formatCompareAddress('/', { page: '/', ...range })],
  ['upgrade', formatUpgradeAddress('/', range)],
] as const;

// Axe reads every element of long pages, several times in each test.
test.describe.configure({ timeout: 120_000 });

// Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

/** The fixture's pages are looked at in each mode at each width. */
const WIDTHS = { light: [390, 1280], dark: [1280] };

for (const [mode, findFaults] of MODES)
  test.describe(`in the ${mode} mode`, () => {
    test.use({ colorScheme: mode });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), mode));

    for (const [kind, address] of [...ONE_OF_EACH_KIND, ...(previous ? ASKED : [])])
      test(`axe finds nothing on the page of kind "${kind}" at ${address}`, async ({ page }) => {
        await openPage(page, address);
        await page.waitForLoadState('networkidle');
        for (const width of WIDTHS[mode]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findFaults(page), `${width} px`).toEqual([]);
        }
      });
  });
