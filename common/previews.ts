/**
 * The minimum height of a preview in rem, so that nothing moves when it is loaded: with four fields side by side, with
 * three, and with two. Measured in the browser; a test limits what still moves.
 */
type MinHeights = readonly [wide: number, middle: number, narrow: number];

/** The live previews that a page may name, with their titles. */
export const PREVIEWS = {
  'packet-inspector': { title: 'Packet inspector', minHeights: [44.3, 54.7, 65.4] },
  'feature-flags': { title: 'Feature reader', minHeights: [42.9, 47.6, 69.9] },
  'usb-filter': { title: 'USB filter builder', minHeights: [48.9, 54.5, 62.6] },
  getprop: { title: 'Property reader', minHeights: [38.8, 38.8, 41.1] },
  logcat: { title: 'Log reader', minHeights: [38.6, 39.8, 55.9] },
  'scrcpy-options': { title: 'Server command builder', minHeights: [44.5, 52.5, 61.9] },
  'control-message': { title: 'Control message encoder', minHeights: [65.1, 62.7, 77.5] },
} as const satisfies Record<string, { title: string; minHeights: MinHeights }>;

/** Name of a live preview, as pages write it. */
export type PreviewName = keyof typeof PREVIEWS;

/** Tell the name of a preview from any other text. */
export const isPreviewName = (text: string): text is PreviewName => Object.hasOwn(PREVIEWS, text);
