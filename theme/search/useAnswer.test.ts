import { expect, test } from 'vitest';
import { type AnswerState, type Outcome, shownAnswer, takeOutcome } from './useAnswer.ts';

interface Answer {
  text: string;
  error?: object | undefined;
}

const ask = async (): Promise<Outcome<Answer>> => ({ status: 'superseded' });
const done = (answer: Answer): Outcome<Answer> => ({ status: 'done', answer });
const FAILED: Outcome<Answer> = { status: 'failed', reason: 'offline' };

const A = { text: 'a' };
const B = { text: 'b' };
const MISTAKE = { text: 'c', error: {} };

const play = (...outcomes: Outcome<Answer>[]): AnswerState<Answer> =>
  outcomes.reduce<AnswerState<Answer>>((state, outcome) => takeOutcome(state, ask, outcome), { status: 'loading' });

test('each answer takes the place of an early or older one, and a failure that of both', () => {
  expect(play(done(A))).toMatchObject({ status: 'done', answer: A, asked: ask });
  expect(play(done(A), done(B))).toMatchObject({ answer: B });
  expect(play(done(A), FAILED)).toEqual(FAILED);
});

test('a question whose place a newer one took changes nothing', () => {
  expect(play({ status: 'superseded' })).toEqual({ status: 'loading' });
});

test('an answer with a mistake waits until the reader pauses, and the last one without stays', () => {
  const state = play(done(A), done(MISTAKE));
  expect(shownAnswer(state, false)).toBe(A);
  expect(shownAnswer(state, true)).toBe(MISTAKE);
});

test('without an older answer, one with a mistake is shown without it', () => {
  expect(shownAnswer(play(FAILED, done(MISTAKE)), false)).toEqual({ text: 'c', error: undefined });
});
