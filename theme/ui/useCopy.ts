import { useEffect, useState } from 'react';

/** How long a button shows the result. */
const FEEDBACK_MS = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Write text to the clipboard, and report the result for a moment. */
export function useCopy(): [CopyState, (text: string | Promise<string>) => void] {
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
  return [state, copy];
}

/** Safari allows a write only during the click: text that is still loading is passed as a promise. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // `write` rejects as well, and the caller handles that. Without this line, browsers report the error a second time.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
