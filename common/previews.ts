/**
 * The minimum height of a preview in rem, so that nothing moves when it is loaded: with four fields side by side, with
 * three, and with two. Measured in the browser; a test limits what still moves.
 */
type MinHeights = readonly [wide: number, middle: number, narrow: number];

/** The live previews that a page may name, with their titles. */
export const PREVIEWS = {
  'packet-inspector': { title: 'Packet inspector', minHeights: [44.6, 55, 65.7] },
  'feature-flags': { title: 'Feature reader', minHeights: [42.9, 47.6, 69.9] },
  'usb-filter': { title: 'USB filter builder', minHeights: [49.2, 54.8, 62.9] },
  getprop: { title: 'Property reader', minHeights: [38.8, 38.8, 41.1] },
  logcat: { title: 'Log reader', minHeights: [38.6, 39.8, 55.9] },
  'scrcpy-options': { title: 'Server command builder', minHeights: [44.8, 52.8, 62.2] },
  'control-message': { title: 'Control message encoder', minHeights: [65.4, 63, 77.8] },
} as const satisfies Record<string, { title: string; minHeights: MinHeights }>;

/** Name of a live preview, as pages write it. */
export type PreviewName = keyof typeof PREVIEWS;

/** Tell the name of a preview from any other text. */
export const isPreviewName = (text: string): text is PreviewName => Object.hasOwn(PREVIEWS, text);
