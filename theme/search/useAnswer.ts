import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How a question ended. `superseded`: a newer one took its place. */
export type Outcome<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'superseded' }
  | { status: 'failed'; reason: string };

/** How far a question is. While a newer one is on its way, the last answer stays, under its own key. */
export type AnswerState<Answer> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done'; answer: Answer; key: string }
  | { status: 'failed'; reason: string };

/** Asks. What it gives to `showEarly` stands for the answer until that comes. */
export type Ask<Answer> = (showEarly: (answer: Answer) => void) => Promise<Outcome<Answer>>;

/**
 * Ask a question again each time its key changes; an empty key asks nothing. A late answer never wins, and `retry` asks
 * once more after a failure.
 */
export function useAnswer<Answer>(key: string, ask: Ask<Answer>): { state: AnswerState<Answer>; retry: () => void } {
  const [state, setState] = useState<AnswerState<Answer>>({ status: 'idle' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked; `ask` is new each time.
  useEffect(() => {
    if (key === '') {
      setState({ status: 'idle' });
      return;
    }
    let isCurrent = true;
    setState((before) => (before.status === 'done' ? before : { status: 'loading' }));
    const show = (outcome: Outcome<Answer>) => {
      if (!isCurrent || outcome.status === 'superseded') return;
      // At once: an answer that is quick enough is drawn in the frame of the key that asked for it.
      flushSync(() => setState(outcome.status === 'done' ? { ...outcome, key } : outcome));
    };
    ask((answer) => show({ status: 'done', answer })).then(show);
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);

  return { state, retry: () => setTurn((before) => before + 1) };
}
