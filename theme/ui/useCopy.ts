import { useEffect, useState } from 'react';

/** How long a button says that it copied. */
const SAY_MS = 2000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Put text on the clipboard, and tell for a moment how it went. */
export function useCopy(): [CopyState, (text: string | Promise<string>) => void] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SAY_MS);
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

/** Safari wants the clipboard to be asked at once, while the click lasts: text that is still to come is handed on as a promise. */
async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // The caller hears of it through `write`; a browser that drops the promise must not report it a second time.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
