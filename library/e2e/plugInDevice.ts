import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const MODEL = 'Reader’s own';

const CHANNEL = 'packets-for-tests';

const SOURCE = `
import { DeviceState } from './library/device/DeviceState.ts';
import { SimulatedDevice } from './library/device/SimulatedDevice.ts';
import { SimulatedUsb } from './library/device/usb/usb.ts';

const state = new DeviceState({ properties: { 'ro.product.model': ${JSON.stringify(MODEL)} } });
const channel = new BroadcastChannel(${JSON.stringify(CHANNEL)});
const onPacket = ({ direction }) => direction === 'toDevice' && channel.postMessage('');
const device = new SimulatedDevice({ serial: 'PLUGGED01', state, onPacket });
const usb = new SimulatedUsb({ devices: [device] });
// The browser gives a worker the devices that its page was allowed to use.
if (!('document' in globalThis)) await usb.requestDevice({ filters: [] });
Object.defineProperty(navigator, 'usb', { value: usb, configurable: true });
`;

interface PluggedDevice {
  model: string;
  /** Count the packets that it has got. */
  countPackets(): Promise<number>;
}

/**
 * Plug a simulated device into the browser: the next page and its workers find it in `navigator.usb`, each a copy of it. The
 * reader allows it when the page asks.
 */
export async function plugInDevice(page: Page): Promise<PluggedDevice> {
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
  await page.addInitScript((name) => {
    let count = 0;
    new BroadcastChannel(name).onmessage = () => {
      count += 1;
    };
    Object.assign(window, { countPackets: () => count });
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/usb-for-tests.js';
    document.addEventListener('DOMContentLoaded', () => document.head.append(script));
  }, CHANNEL);
  return { model: MODEL, countPackets: () => page.evaluate('countPackets()') };
}
