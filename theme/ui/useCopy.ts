import { useEffect, useState } from 'react';
import { strings } from '../site/strings.ts';

/** How long a button shows that it copied. */
export const FEEDBACK_MS = 2000;

export type CopyResult = keyof typeof strings.ui.copying;

/** Write text to the clipboard, and show the result in the button for a moment. */
export function useCopy(
  label: string,
): [shown: string, copy: (text: string | Promise<string>) => void, state: CopyResult | 'idle'] {
  const [state, setState] = useState<CopyResult | 'idle'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = (text: string | Promise<string>) => {
    copyText(text).then(setState);
  };
  return [state === 'idle' ? label : strings.ui.copying[state], copy, state];
}

/** Write text to the clipboard, and tell whether it was written. */
export const copyText = (text: string | Promise<string>): Promise<CopyResult> =>
  writeClipboard(text).then(
    () => 'copied',
    (error: unknown) => {
      console.error(error);
      return 'failed';
    },
  );

/** Safari allows a write only during the click: text that still loads is a promise. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // Without this line, browsers report the handled error a second time.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
