/**
 * Icon of `theme/ui/Icon.tsx` and class of `theme/content/Callout.module.css`. A new kind needs a label in each
 * `common/strings/<language>/shell.ts`.
 */
export const CALLOUTS = {
  note: { icon: 'info', colors: 'blue' },
  info: { icon: 'info', colors: 'blue' },
  important: { icon: 'info', colors: 'accent' },
  tip: { icon: 'tip', colors: 'green' },
  warning: { icon: 'warning', colors: 'yellow' },
  caution: { icon: 'warning', colors: 'yellow' },
  danger: { icon: 'danger', colors: 'red' },
  /** It has the browser's triangle. */
  details: { icon: undefined, colors: 'plain' },
} as const;

export type CalloutKind = keyof typeof CALLOUTS;

export const isCalloutKind = (name: string): name is CalloutKind => Object.hasOwn(CALLOUTS, name);
