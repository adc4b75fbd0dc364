import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from './layoutShift.ts';
import { choose, findPreview, openPreview, PREVIEW_NAMES, PREVIEW_PAGES, tabTo, typeInto } from './previews.ts';
import { expect, test } from './test.ts';

// All bytes below are written by hand from the protocols.

test.describe('with the keyboard alone', () => {
  test('the packet inspector encodes what is typed', async ({ page }) => {
    const preview = await openPreview(page, 'packet-inspector');
    await choose(page, preview.getByLabel('Command'), 'WRTE');
    await typeInto(page, preview.getByLabel('arg0'), '0x0102');
    await choose(page, preview.getByLabel('Agreed version'), '0x01000000');
    await typeInto(page, preview.getByLabel('Payload text'), 'ab');
    await expect(preview.getByLabel('Header')).toHaveText(
      '57 52 54 45 02 01 00 00 07 00 00 00 02 00 00 00 c3 00 00 00 a8 ad ab ba',
    );
    await expect(preview.getByRole('row', { name: 'checksum' })).toContainText('195, the sum of the payload');
    await expect(preview.getByRole('row', { name: 'payload', exact: false }).last()).toContainText('61 62');
  });

  test('a number that cannot be read is told at its field, and nothing breaks', async ({ page }) => {
    const preview = await openPreview(page, 'packet-inspector');
    const field = preview.getByLabel('arg1');
    await typeInto(page, field, 'many');
    await expect(field).toHaveAccessibleDescription('Use digits, or hexadecimal after 0x.');
    await expect(preview.getByText('There is no packet yet')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(field).toHaveAttribute('aria-invalid');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('9');
    await expect(preview.getByRole('row', { name: 'arg1' })).toContainText('09 00 00 00');
  });

  test('the feature reader tells what a device has', async ({ page }) => {
    const preview = await openPreview(page, 'feature-flags');
    const field = preview.getByLabel('Banner or list of features');
    await typeInto(page, field, 'device::ro.product.model=Nexus 5X;features=cmd,shell_v2,apex');
    await expect(preview.getByText('Nexus 5X: 2 of 9 features that the library uses, and 1 other.')).toBeVisible();
    await expect(preview.getByRole('row', { name: 'shell_v2' })).toContainText('✓ yes');
    await expect(preview.getByRole('row', { name: 'delayed_ack' })).toContainText('– no');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('::;;==');
    await expect(preview.getByText('There is nothing to read yet.')).toBeVisible();
  });

  test('the USB filter builder writes the call and what the library adds', async ({ page }) => {
    const preview = await openPreview(page, 'usb-filter');
    const vendor = preview.getByLabel('vendorId');
    await typeInto(page, vendor, 'samsung');
    await expect(vendor).toHaveAccessibleDescription('Use the digits 0–9 and a–f.');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('04E8');
    await typeInto(page, preview.getByLabel('protocolCode'), '2');
    await expect(preview.getByLabel('Code', { exact: true })).toContainText(/vendorId: 0x04e8,\s+protocolCode: 0x02,/);
    await expect(preview.getByRole('row', { name: 'subclassCode' })).toHaveText('subclassCode0x42the library');
  });

  test('the property reader takes pasted lines apart', async ({ page }) => {
    const preview = await openPreview(page, 'getprop');
    await typeInto(page, preview.getByLabel('Pasted text'), '[ro.serialno]: []\n[a.b]: [x: [y]]\nnonsense');
    await expect(preview.getByText('2 properties.')).toBeVisible();
    await expect(preview.getByRole('row', { name: 'a.b' })).toHaveText('a.bx: [y]');
    await expect(preview.getByRole('row', { name: 'ro.serialno' })).toContainText('(empty)');
  });

  test('the log reader takes pasted lines apart', async ({ page }) => {
    const preview = await openPreview(page, 'logcat');
    const line = '11-20 08:00:01.250   312   400 E my tag : it: failed';
    await typeInto(page, preview.getByLabel('Pasted text'), `${line}\nnonsense`);
    await expect(preview.getByText('1 line. 1 line could not be read.')).toBeVisible();
    const cells = preview.getByRole('row', { name: 'my tag' }).getByRole('cell');
    await expect(cells).toHaveText(['E Error', '312', '400', '11-20 08:00:01.250', 'it: failed']);
  });

  test('the server command follows the version, and what it lacks is switched off with the reason', async ({
    page,
  }) => {
    const preview = await openPreview(page, 'scrcpy-options');
    await tabTo(page, preview.getByLabel('audio', { exact: true }));
    await page.keyboard.press('Space');
    await expect(preview.getByLabel('Command')).toHaveText(
      'app_process -cp /data/local/tmp/scrcpy-server.jar / com.genymobile.scrcpy.Server 3.3.3 max_size=1280 stay_awake=true video_codec=h265',
    );
    await preview.focus();
    await choose(page, preview.getByLabel('Server version'), '1.20');
    await expect(preview.getByLabel('Command')).toHaveText(
      'app_process -cp /data/local/tmp/scrcpy-server.jar / com.genymobile.scrcpy.Server 1.20 debug 1280 8000000 0 -1 false - true true 0 false true - - false',
    );
    const codec = preview.getByLabel('audioCodec');
    await expect(codec).toBeDisabled();
    await expect(codec).toHaveAccessibleDescription('Only since server 2.0.');
  });

  test('the encoder writes a key and a touch of an old server', async ({ page }) => {
    const preview = await openPreview(page, 'control-message');
    await choose(page, preview.getByLabel('Server version'), '1.25');
    await typeInto(page, preview.getByLabel('pointerX'), '100');
    await typeInto(page, preview.getByLabel('pressure'), '0.5');
    await expect(preview.getByLabel('Bytes')).toHaveText(
      '02 00 ff ff ff ff ff ff ff fe 00 00 00 64 00 00 03 c0 04 38 07 80 80 00 00 00 00 00',
    );
    await preview.focus();
    await choose(page, preview.getByLabel('Kind'), 'Key');
    await choose(page, preview.getByLabel('keyCode'), 'KeyA');
    await choose(page, preview.getByLabel('metaState'), 'Shift');
    await expect(preview.getByLabel('Bytes')).toHaveText('00 00 00 00 00 1d 00 00 00 00 00 00 00 01');
  });
});

/** Words that only the scripts of previews have. */
const LIVE = /There is (no (packet|filter|command|message)|nothing to read) yet|No property found/;

/** Keep the scripts that a page asks for. What a response holds is lost when the page goes, so it is read on its way. */
async function watchScripts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    texts.push(await response.text());
    await route.fulfill({ response });
  });
  return texts;
}

test('no other page loads a preview or what draws it', async ({ page }) => {
  const texts = await watchScripts(page);
  for (const address of ['/', '/internal/stream/', '/1.0.0/internal/packet/'])
    await page.goto(address, { waitUntil: 'networkidle' });
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => LIVE.test(text))).toEqual([]);
});

test('a page loads its preview when the reader comes near', async ({ page }) => {
  const texts = await watchScripts(page);
  await page.goto('/internal/packet/', { waitUntil: 'networkidle' });
  expect(texts.filter((text) => LIVE.test(text))).toEqual([]);
  await findPreview(page, 'packet-inspector').scrollIntoViewIfNeeded();
  await expect(findPreview(page, 'packet-inspector')).toHaveAttribute('data-status', 'ready');
  expect(texts.filter((text) => LIVE.test(text))).toHaveLength(1);
});

for (const base of ['/next/', '/2.0.0/'])
  for (const name of PREVIEW_NAMES)
    test(`${name} stands on its page below ${base} too`, async ({ request }) => {
      const html = await (await request.get(base + PREVIEW_PAGES[name])).text();
      expect(html).toContain(`data-preview="${name}"`);
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of PREVIEW_NAMES)
    test(`${name} is words, and takes no more room than they do`, async ({ page }) => {
      await page.goto(`/${PREVIEW_PAGES[name]}`);
      const preview = findPreview(page, name);
      await expect(preview.getByRole('paragraph').nth(1)).toBeVisible();
      const { height = 0 } = (await preview.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(60);
      expect(height).toBeLessThan(450);
    });
});

test('the Markdown copy has the words and no comment', async ({ request }) => {
  const copy = await (await request.get('/internal/packet/index.md')).text();
  expect(copy).toContain('57 52 54 45   command        WRTE');
  expect(copy).not.toContain('preview:');
});

test('a preview that does not load leaves its words, and can be tried again', async ({ page }) => {
  await page.goto('/internal/packet/', { waitUntil: 'networkidle' });
  await page.route('**/static/js/async/*.js', (route) => route.abort());
  const preview = findPreview(page, 'packet-inspector');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('status')).toContainText('The live preview did not load.');
  await expect(preview.getByText('57 52 54 45')).toBeVisible();
  await page.unroute('**/static/js/async/*.js');
  await preview.focus();
  await tabTo(page, preview.getByRole('button', { name: 'Retry' }));
  await page.keyboard.press('Enter');
  await expect(preview.getByLabel('Header')).toBeVisible();
  await expect(preview).toBeFocused();
});

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const name of PREVIEW_NAMES)
      test(`nothing moves when ${name} comes`, async ({ page }) => {
        await watchShifts(page);
        // It comes into view at once, as it does for a reader who follows a link to it.
        await page.goto(`/${PREVIEW_PAGES[name]}`);
        await findPreview(page, name).evaluate((place) => {
          place.scrollIntoView({ block: 'start', behavior: 'instant' });
          window.layoutShift = 0;
        });
        await expect(findPreview(page, name)).toHaveAttribute('data-status', 'ready');
        expect(await readShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
      });
  });
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const name of PREVIEW_NAMES)
    test(`${name} fits`, async ({ page }) => {
      const preview = await openPreview(page, name);
      const overflow = await preview.evaluate((place) => {
        const { right } = place.getBoundingClientRect();
        return [...place.querySelectorAll('*')].filter(
          (element) => !element.closest('thead') && element.getBoundingClientRect().right > right + 1,
        ).length;
      });
      expect(overflow).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in the ${mode} mode`, () => {
    // Nothing moves, so that no colour is caught half way. Axe is a script of ours, and no page has to allow it.
    test.use({ colorScheme: mode, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), mode));

    for (const name of PREVIEW_NAMES)
      test(`axe finds nothing in ${name}`, async ({ page }) => {
        await openPreview(page, name);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findFaults(page, '[data-preview]'), `${width} px`).toEqual([]);
        }
      });
  });
}

test.describe('with mistakes', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing in fields with mistakes and fields that are switched off', async ({ page }) => {
    const preview = await openPreview(page, 'scrcpy-options');
    await typeInto(page, preview.getByLabel('maxSize'), 'large');
    await preview.focus();
    await choose(page, preview.getByLabel('Server version'), '1.20');
    expect(await findFaults(page, '[data-preview]')).toEqual([]);
  });
});
