import { useEffect, useRef, useState } from 'react';
import type { QueryError } from '../../search/index.ts';

/** How long a reader who types pauses at most. */
const PAUSE_MS = 700;

/** Tell whether a text has stayed as it is for a moment. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return settled === text;
}

/**
 * Keep the last answer without an error on the screen while the reader is still typing: half a query is often a mistake.
 */
export function useHeldAnswer<Answer extends { error?: QueryError | undefined }>(
  answer: Answer | undefined,
  isSettled: boolean,
): Answer | undefined {
  const good = useRef<Answer>(undefined);

  useEffect(() => {
    if (!answer?.error) good.current = answer;
  }, [answer]);

  if (!answer?.error || isSettled) return answer;
  return good.current ?? { ...answer, error: undefined };
}
