/**
 * The room that a preview takes at least, in rem, so that nothing moves when it comes: with four fields side by side, with
 * three, and with two. Measured in the browser; a test holds what still moves.
 */
type Room = readonly [wide: number, middle: number, narrow: number];

/** The live previews that a page may name, with what readers call them. */
export const PREVIEWS = {
  'packet-inspector': { title: 'Packet inspector', room: [43.4, 53.8, 64.5] },
  'feature-flags': { title: 'Feature reader', room: [42.9, 47.6, 69.9] },
  'usb-filter': { title: 'USB filter builder', room: [47.6, 53.1, 61.1] },
  getprop: { title: 'Property reader', room: [38.8, 38.8, 41.1] },
  logcat: { title: 'Log reader', room: [38.6, 39.8, 55.9] },
  'scrcpy-options': { title: 'Server command builder', room: [43.5, 51.4, 60.7] },
  'control-message': { title: 'Control message encoder', room: [64.2, 61.8, 76.5] },
} as const satisfies Record<string, { title: string; room: Room }>;

/** Name of a live preview, as pages write it. */
export type PreviewName = keyof typeof PREVIEWS;

/** Tell the name of a preview from any other text. */
export const isPreviewName = (text: string): text is PreviewName => Object.hasOwn(PREVIEWS, text);
