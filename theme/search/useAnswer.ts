import { useEffect, useState } from 'react';
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
  /** `good` is the last answer without a mistake. */
  | { status: 'done'; answer: Answer; asked: Ask<Answer>; good: Answer | undefined }
  | { status: 'failed'; reason: string };

/** With `error`, the question has a mistake. */
interface Mistakable {
  error?: object | undefined;
}

interface Answered<Answer> {
  state: AnswerState<Answer>;
  shown: Answer | undefined;
  retry: () => void;
}

/** Put each new question, and ignore late answers. `text` is what the reader types. */
export function useAnswer<Answer extends Mistakable>(ask: Ask<Answer> | undefined, text: string): Answered<Answer> {
  const [state, setState] = useState<AnswerState<Answer>>({ status: 'idle' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    if (!ask) return setState({ status: 'idle' });
    let isLate = false;
    const show = (outcome: Outcome<Answer>) => {
      // At once: a quick answer is drawn in the frame of its key.
      if (!isLate) flushSync(() => setState((before) => takeOutcome(before, ask, outcome)));
    };
    setState((before) => (before.status === 'done' ? before : { status: 'loading' }));
    ask((answer) => show({ status: 'done', answer })).then(show);
    return () => {
      isLate = true;
    };
  }, [ask, tries]);

  return { state, shown: shownAnswer(state, useSettled(text)), retry: () => setTries(tries + 1) };
}

/** Decide what an outcome does to the state. */
export function takeOutcome<Answer extends Mistakable>(
  state: AnswerState<Answer>,
  asked: Ask<Answer>,
  outcome: Outcome<Answer>,
): AnswerState<Answer> {
  if (outcome.status === 'superseded') return state;
  if (outcome.status === 'failed') return outcome;
  const good = !outcome.answer.error ? outcome.answer : state.status === 'done' ? state.good : undefined;
  return { ...outcome, asked, good };
}

/** Choose what is shown. Half a query is often a mistake: the last answer without one stays. */
export function shownAnswer<Answer extends Mistakable>(
  state: AnswerState<Answer>,
  isSettled: boolean,
): Answer | undefined {
  if (state.status !== 'done') return undefined;
  if (isSettled || !state.answer.error) return state.answer;
  return state.good ?? { ...state.answer, error: undefined };
}

const PAUSE_MS = 700;

/** Tell whether a text has not changed for a moment. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return settled === text;
}
