import { joinBytes } from '../files/bytes.ts';
import type { FindService, Service } from '../service.ts';

// Android 9 added the color space to the header.
const FIRST_SDK_WITH_COLOR_SPACE = 28;

const BITS_PER_PIXEL = 32;

// Offset and length in bits of red, blue, green and alpha.
const CHANNELS = [0, 8, 16, 8, 8, 8, 24, 8];

const serveFramebuffer: Service = async ({ writable }, { state }) => {
  if (state.screen.isSecure) return;
  const { width, height } = state.screen.size;
  const pixels = state.screen.draw();
  const hasColorSpace = Number(state.properties.get('ro.build.version.sdk')) >= FIRST_SDK_WITH_COLOR_SPACE;
  const start = hasColorSpace ? [2, BITS_PER_PIXEL, 0] : [1, BITS_PER_PIXEL];
  const writer = writable.getWriter();
  await writer.write(joinBytes([formatHeader([...start, pixels.length, width, height, ...CHANNELS]), pixels]));
  writer.releaseLock();
};

function formatHeader(numbers: readonly number[]): Uint8Array {
  const header = new Uint8Array(numbers.length * 4);
  const view = new DataView(header.buffer);
  numbers.forEach((number, index) => {
    view.setUint32(index * 4, number, true);
  });
  return header;
}

/** Find the service of screen pictures: header of version 1 or 2, then pixels. */
export const findFramebufferService: FindService = (destination) =>
  destination === 'framebuffer:' ? serveFramebuffer : undefined;
