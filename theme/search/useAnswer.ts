import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Step, useMachine } from '../ui/useMachine.ts';

/** `superseded`: a newer question took its place. */
export type Outcome<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'superseded' }
  | { status: 'failed'; reason: string };

export type AnswerState<Question, Answer> = {
  question?: Question | undefined;
  /** Each try is a new turn. */
  turn: number;
} & (
  | { status: 'idle' }
  | { status: 'loading' }
  /** `good` is the last answer without a mistake. */
  | { status: 'done'; answer: Answer; answered: Question; good: Answer | undefined }
  | { status: 'failed'; reason: string }
);

export type AnswerEvent<Question, Answer> =
  | { type: 'ask'; question: Question | undefined }
  | { type: 'retry' }
  | { type: 'answer'; turn: number; outcome: Outcome<Answer> };

interface AskEffect<Question> {
  question: Question;
  turn: number;
}

export const IDLE = { status: 'idle', turn: 0 } as const;

/** Decide what an event does. A late answer never wins. */
export function reduceAnswer<Question, Answer extends object>(
  state: AnswerState<Question, Answer>,
  event: AnswerEvent<Question, Answer>,
): Step<AnswerState<Question, Answer>, AskEffect<Question>> {
  if (event.type === 'answer') {
    const { question } = state;
    if (question === undefined || event.turn !== state.turn) return { state, effects: [] };
    return { state: finish(state, { question, outcome: event.outcome }), effects: [] };
  }
  const question = event.type === 'ask' ? event.question : state.question;
  const turn = state.turn + 1;
  if (question === undefined) return { state: { status: 'idle', turn }, effects: [] };
  const next = state.status === 'done' ? { ...state, question, turn } : { status: 'loading' as const, question, turn };
  return { state: next, effects: [{ question, turn }] };
}

function finish<Question, Answer extends object>(
  state: AnswerState<Question, Answer>,
  { question, outcome }: { question: Question; outcome: Outcome<Answer> },
): AnswerState<Question, Answer> {
  const { turn } = state;
  if (outcome.status === 'superseded') return state;
  if (outcome.status === 'failed') return { ...outcome, question, turn };
  const good = !hasMistake(outcome.answer) ? outcome.answer : state.status === 'done' ? state.good : undefined;
  return { ...outcome, answered: question, good, question, turn };
}

/** Choose what is shown. Half a query is often a mistake: the last answer without one stays. */
export function shownAnswer<Question, Answer extends object>(
  state: AnswerState<Question, Answer>,
  isSettled: boolean,
): Answer | undefined {
  if (state.status !== 'done') return undefined;
  if (isSettled || !hasMistake(state.answer)) return state.answer;
  return state.good ?? { ...state.answer, error: undefined };
}

const hasMistake = (answer: object): boolean => 'error' in answer && answer.error !== undefined;

/** `showEarly` shows a first answer until the whole one comes. Never rejects. */
type Ask<Question, Answer> = (question: Question, showEarly: (answer: Answer) => void) => Promise<Outcome<Answer>>;

/** Ask a question each time it is another object. `retry` asks it again. */
export function useAnswer<Question, Answer extends object>(
  question: Question | undefined,
  ask: Ask<Question, Answer>,
): { state: AnswerState<Question, Answer>; retry: () => void } {
  const [state, send] = useMachine(
    reduceAnswer<Question, Answer>,
    IDLE as AnswerState<Question, Answer>,
    ({ question, turn }: AskEffect<Question>) => {
      // At once: a quick answer is drawn in the frame of its key.
      const show = (outcome: Outcome<Answer>) => flushSync(() => send({ type: 'answer', turn, outcome }));
      ask(question, (answer) => show({ status: 'done', answer })).then(show);
    },
  );

  useEffect(() => send({ type: 'ask', question }), [send, question]);

  return { state, retry: () => send({ type: 'retry' }) };
}

const PAUSE_MS = 700;

/** Tell whether a text has not changed for a moment. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return settled === text;
}
