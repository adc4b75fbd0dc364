import type { PreviewEntry } from '../../common/library.ts';

/** Titles, by the names in pages. */
export const PREVIEWS = {
  'device-screen': { title: 'Simulated device', minHeights: [23.4, 23.4, 33.2] },
  'packet-inspector': { title: 'Packet inspector', minHeights: [44.6, 55, 65.7] },
  'feature-flags': { title: 'Feature reader', minHeights: [42.9, 47.6, 69.9] },
  'usb-filter': { title: 'USB filter builder', minHeights: [49.2, 54.8, 62.9] },
  'scrcpy-options': { title: 'Server command builder', minHeights: [44.8, 52.8, 62.2] },
  'control-message': { title: 'Control message encoder', minHeights: [65.4, 63, 77.8] },
} as const satisfies Record<string, PreviewEntry>;

export type PreviewName = keyof typeof PREVIEWS;
