import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** `superseded`: a newer question took its place. */
export type Outcome<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'superseded' }
  | { status: 'failed'; reason: string };

/** Put a question. `showEarly` shows a first answer until the whole one comes. Never rejects. */
export type Ask<Answer> = (showEarly: (answer: Answer) => void) => Promise<Outcome<Answer>>;

export type AnswerState<Answer> =
  | { status: 'idle' | 'loading' }
  | { status: 'done'; answer: Answer; asked: Ask<Answer> }
  | { status: 'failed'; reason: string };

/** With `error`, the question has a mistake. */
interface Mistakable {
  error?: object | undefined;
}

const PAUSE_MS = 700;

/** Put each new question, and ignore late answers. The last answer stays until the next one. */
export function useAnswer<Answer extends Mistakable>(
  ask: Ask<Answer> | undefined,
): { state: AnswerState<Answer>; answer: Answer | undefined; retry: () => void } {
  const [state, setState] = useState<AnswerState<Answer>>({ status: 'idle' });
  const [tries, setTries] = useState(0);
  const hasAnswer = useEffectEvent(() => state.status === 'done');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    if (!ask) return setState({ status: 'idle' });
    let isLate = false;
    const show = (outcome: Outcome<Answer>) => {
      if (isLate || outcome.status === 'superseded') return;
      // At once: a quick answer is drawn in the frame of its key.
      flushSync(() => setState(outcome.status === 'done' ? { ...outcome, asked: ask } : outcome));
    };
    const take = (outcome: Outcome<Answer>) => {
      // Half a query is often a mistake: the older answer stays until the reader pauses.
      const isHalf = outcome.status === 'done' && outcome.answer.error && hasAnswer();
      if (isHalf) setTimeout(show, PAUSE_MS, outcome);
      else show(outcome);
    };
    if (!hasAnswer()) setState({ status: 'loading' });
    ask((answer) => take({ status: 'done', answer })).then(take);
    return () => {
      isLate = true;
    };
  }, [ask, tries]);

  const answer = ask && state.status === 'done' ? state.answer : undefined;
  return { state: ask ? state : { status: 'idle' }, answer, retry: () => setTries(tries + 1) };
}
