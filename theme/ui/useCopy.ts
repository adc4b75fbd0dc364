import { useEffect, useState } from 'react';
import { strings } from '../site/strings.ts';

const FEEDBACK_MS = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

/** Write text to the clipboard, and show the result in the button for a moment. */
export function useCopy(
  label: string,
): [shown: string, copy: (text: string | Promise<string>) => void, state: CopyState] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = (text: string | Promise<string>) => {
    writeClipboard(text).then(
      () => setState('copied'),
      (error: unknown) => {
        console.error(error);
        setState('failed');
      },
    );
  };
  return [state === 'idle' ? label : strings.ui.copying[state], copy, state];
}

/** Safari allows a write only during the click: text that still loads is a promise. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // Without this line, browsers report the handled error a second time.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
