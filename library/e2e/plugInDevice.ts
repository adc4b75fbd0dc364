import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/** Serial number of the device that `plugInDevice` plugs in. */
export const SERIAL = 'PLUGGED01';

/** Model of that device. */
export const MODEL = 'Reader’s own';

/** Folder on the device with a file in it, which the simulated device of the site has not. */
export const FULL_FOLDER = '/sdcard/Download/old files';

const SOURCE = `
import { DeviceState } from './library/device/DeviceState.ts';
import { ANDROID_14 } from './library/device/profiles.ts';
import { SimulatedDevice } from './library/device/SimulatedDevice.ts';
import { createFindService } from './library/device/services/findService.ts';
import { SimulatedUsb } from './library/device/usb/usb.ts';

const profile = ANDROID_14;
const state = new DeviceState({ properties: { ...profile.properties, 'ro.product.model': ${JSON.stringify(MODEL)} } });
state.files.ensureFolder(${JSON.stringify(FULL_FOLDER)});
state.files.write(${JSON.stringify(`${FULL_FOLDER}/only copy.txt`)}, new Uint8Array(1));
const findService = createFindService({ state, features: profile.features });
const device = new SimulatedDevice({ profile, serial: ${JSON.stringify(SERIAL)}, state, findService });
const usb = new SimulatedUsb({ devices: [device] });
const isPage = 'document' in globalThis;
// The browser gives a worker the devices that its page was allowed to use.
if (!isPage) await usb.requestDevice({ filters: [] });
Object.defineProperty(navigator, 'usb', { value: usb, configurable: true });
`;

/**
 * Plug a simulated device into the browser: the page and its workers find it in `navigator.usb`, each a copy of it. The reader
 * allows it when the page asks.
 */
export async function plugInDevice(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  await page.route('**/usb-for-tests.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route('**/static/run/runner-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `import '/usb-for-tests.js';\n${await response.text()}` });
  });
  // A page cannot wait for a module before its own scripts run; nothing in it asks before a press.
  await page.addInitScript(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/usb-for-tests.js';
    document.addEventListener('DOMContentLoaded', () => document.head.append(script));
  });
}
