import { expect, test } from '../../e2e/test.ts';
import { choose, findPreview, openPreview, PREVIEW_PAGES, tabTo, typeInto } from './previews.ts';
import { words } from './words.ts';

// All bytes below are written by hand from the protocols.

test.describe('with the keyboard alone', () => {
  test('the packet inspector encodes what is typed, and reports a number that cannot be read', async ({ page }) => {
    const preview = await openPreview(page, 'packet-inspector');
    await choose(page, preview.getByLabel(words.previews.packetInspector.command), 'WRTE');
    await typeInto(page, preview.getByLabel('arg0'), '0x0102');
    await choose(page, preview.getByLabel(words.previews.packetInspector.version), '0x01000000');
    await typeInto(page, preview.getByLabel(words.previews.packetInspector.payload), 'ab');
    await expect(preview.getByLabel('Header')).toHaveText(
      '57 52 54 45 02 01 00 00 07 00 00 00 02 00 00 00 c3 00 00 00 a8 ad ab ba',
    );
    await expect(preview.getByRole('row', { name: 'checksum' })).toContainText('195, the sum of the payload');
    await expect(preview.getByRole('row', { name: 'payload', exact: false }).last()).toContainText('61 62');
    await preview.focus();
    const field = preview.getByLabel('arg1');
    await typeInto(page, field, 'many');
    await expect(field).toHaveAccessibleDescription(words.previews.numbers.digits);
    await expect(preview.getByText('There is no packet yet')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('9');
    await expect(preview.getByRole('row', { name: 'arg1' })).toContainText('09 00 00 00');
  });

  test('the feature reader lists the features of a device', async ({ page }) => {
    const preview = await openPreview(page, 'feature-flags');
    const field = preview.getByLabel(words.previews.featureFlags.banner);
    await typeInto(page, field, 'device::ro.product.model=Nexus 5X;features=cmd,shell_v2,apex');
    await expect(preview.getByText('Nexus 5X: 2 of 9 features that the library uses, and 1 other.')).toBeVisible();
    await expect(preview.getByRole('row', { name: 'shell_v2' })).toContainText(words.previews.featureFlags.yes);
    await expect(preview.getByRole('row', { name: 'delayed_ack' })).toContainText(words.previews.featureFlags.no);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('::;;==');
    await expect(preview.getByText(words.previews.featureFlags.none)).toBeVisible();
  });

  test('the USB filter builder writes the call as a block of code, and what the library adds', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const preview = await openPreview(page, 'usb-filter');
    const vendor = preview.getByLabel('vendorId');
    await typeInto(page, vendor, 'samsung');
    await expect(vendor).toHaveAccessibleDescription(words.previews.numbers.hexDigits);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('04E8');
    await typeInto(page, preview.getByLabel('protocolCode'), '2');
    await expect(preview.getByLabel('Code', { exact: true })).toContainText(/vendorId: 0x04e8,\s+protocolCode: 0x02,/);
    await expect(preview.getByRole('row', { name: 'subclassCode' })).toHaveText('subclassCode0x42the library');
    const code = preview.getByLabel('Code', { exact: true });
    const colorOf = (element: Element) => getComputedStyle(element).color;
    expect(await code.getByText('await', { exact: true }).evaluate(colorOf)).not.toBe(await code.evaluate(colorOf));
    await preview.getByRole('button', { name: words.content.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  });

  test('the server command depends on the version, and missing options are disabled with the reason', async ({
    page,
  }) => {
    const preview = await openPreview(page, 'scrcpy-options');
    await tabTo(page, preview.getByLabel('audio', { exact: true }));
    await page.keyboard.press('Space');
    await expect(preview.getByLabel(words.previews.packetInspector.command)).toHaveText(
      'app_process -cp /data/local/tmp/scrcpy-server.jar / com.genymobile.scrcpy.Server 3.3.3 max_size=1280 stay_awake=true video_codec=h265',
    );
    await preview.focus();
    await choose(page, preview.getByLabel(words.previews.scrcpyOptions.serverVersion), '1.20');
    await expect(preview.getByLabel(words.previews.packetInspector.command)).toHaveText(
      'app_process -cp /data/local/tmp/scrcpy-server.jar / com.genymobile.scrcpy.Server 1.20 debug 1280 8000000 0 -1 false - true true 0 false true - - false',
    );
    const codec = preview.getByLabel('audioCodec');
    await expect(codec).toBeDisabled();
    await expect(codec).toHaveAccessibleDescription('Only since server 2.0.');
  });

  test('the encoder writes a key', async ({ page }) => {
    const preview = await openPreview(page, 'control-message');
    await choose(page, preview.getByLabel('Kind'), 'Key');
    await choose(page, preview.getByLabel('keyCode'), 'KeyA');
    await choose(page, preview.getByLabel('metaState'), 'Shift');
    await expect(preview.getByLabel('Bytes')).toHaveText('00 00 00 00 00 1d 00 00 00 00 00 00 00 01');
  });
});

test('a form can be shared by its address; values that do not fit leave it as it begins', async ({ page }) => {
  const preview = await openPreview(page, 'packet-inspector');
  await preview.getByLabel('arg0').fill('0x0707');
  await preview.getByLabel(words.previews.packetInspector.payload).fill('shell:ls & more');
  await expect(page).toHaveURL(/\?arg0=0x0707&payload=shell%3Als\+%26\+more$/);
  await page.reload();
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByLabel(words.previews.packetInspector.payload)).toHaveValue('shell:ls & more');
  await expect(preview.getByRole('row', { name: 'arg0' })).toContainText('07 07 00 00');
  await page.goto('/next/format/packet/?command=NOPE&version=9');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByLabel(words.previews.packetInspector.command)).toHaveValue('OPEN');
});

test('taps and the button of the simulated device reach it over ADB', async ({ page }) => {
  const preview = await openPreview(page, 'device-screen');
  const { deviceScreen } = words.previews;
  await expect(preview.getByText('Pixel 8')).toBeVisible();
  await preview.getByRole('button', { name: deviceScreen.tap }).press('Enter');
  await expect(preview.getByRole('log')).toContainText('input tap 180 320');
  await preview.getByRole('button', { name: deviceScreen.turn.on }).click();
  await expect(preview.getByText('Pixel 8')).toBeHidden();
  await expect(preview.getByRole('button', { name: deviceScreen.turn.off })).toBeVisible();
});

test('a preview waits for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`/next/${PREVIEW_PAGES['device-screen']}`);
  const preview = findPreview(page, 'device-screen');
  await preview.getByRole('button', { name: words.previews.start }).click();
  await expect(preview.getByText('Pixel 8')).toBeVisible();
});

test('a link that runs a sample in another tab shows that tab', async ({ page }) => {
  await page.goto(`/next/${PREVIEW_PAGES['device-screen']}?run=first`);
  await expect(page.getByRole('tab', { name: 'Sample' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('log', { name: words.run.outputRegion })).toHaveText('Pixel 8');
});
