/**
 * Kinds of callouts, as a page writes them behind `:::`: an icon of `theme/ui/Icon.tsx`, and a class of colours of
 * `theme/content/Callout.module.css`. `content.callouts` of the strings of each language has their names.
 */
export const CALLOUTS = {
  note: { icon: 'info', colors: 'blue' },
  info: { icon: 'info', colors: 'blue' },
  important: { icon: 'info', colors: 'accent' },
  tip: { icon: 'tip', colors: 'green' },
  warning: { icon: 'warning', colors: 'yellow' },
  caution: { icon: 'warning', colors: 'yellow' },
  danger: { icon: 'danger', colors: 'red' },
  /** Readers open it, so it has the browser's triangle in the place of an icon. */
  details: { icon: undefined, colors: 'plain' },
} as const;

export type CalloutKind = keyof typeof CALLOUTS;

export const isCalloutKind = (name: string): name is CalloutKind => Object.hasOwn(CALLOUTS, name);
