import { expect, test } from 'vitest';
import { type AnswerEvent, type AnswerState, IDLE, type Outcome, reduceAnswer, shownAnswer } from './useAnswer.ts';

interface Answer {
  text: string;
  error?: string | undefined;
}

const ask = (question: string | undefined): AnswerEvent<string, Answer> => ({ type: 'ask', question });
const done = (turn: number, answer: Answer): AnswerEvent<string, Answer> => end(turn, { status: 'done', answer });
const end = (turn: number, outcome: Outcome<Answer>): AnswerEvent<string, Answer> => ({
  type: 'answer',
  turn,
  outcome,
});
const RETRY: AnswerEvent<string, Answer> = { type: 'retry' };
const FAILED: Outcome<Answer> = { status: 'failed', reason: 'offline' };

const A = { text: 'a' };
const B = { text: 'b' };
const MISTAKE = { text: 'c', error: 'mistake' };

/** Play events from the beginning. Returns the last state, and all questions that were asked. */
function play(...events: AnswerEvent<string, Answer>[]) {
  let state: AnswerState<string, Answer> = IDLE;
  const asked = events.flatMap((event) => {
    const step = reduceAnswer(state, event);
    state = step.state;
    return step.effects;
  });
  return { state, asked };
}

test('a question is asked and answered, unless it is superseded', () => {
  expect(play(ask('a'))).toMatchObject({ state: { status: 'loading' }, asked: [{ question: 'a', turn: 1 }] });
  expect(play(ask('a'), end(1, { status: 'superseded' })).state.status).toBe('loading');
  expect(play(ask('a'), done(1, A)).state).toMatchObject({ status: 'done', answer: A, answered: 'a' });
});

test('while a newer question is on its way, the last answer stays under its own question', () => {
  const { state } = play(ask('a'), done(1, A), ask('b'));
  expect(state).toMatchObject({ status: 'done', answer: A, answered: 'a', question: 'b' });
});

test.each<[string, AnswerEvent<string, Answer>[]]>([
  ['before the newer one', [ask('a'), ask('b'), done(1, A), done(2, B)]],
  ['after the newer one', [ask('a'), ask('b'), done(2, B), done(1, A)]],
  ['as a failure', [ask('a'), ask('b'), done(2, B), end(1, FAILED)]],
])('a late answer never wins, if it comes %s', (_, events) => {
  expect(play(...events).state).toMatchObject({ status: 'done', answer: B, answered: 'b' });
});

test('an answer that comes after the question was taken back is left out', () => {
  expect(play(ask('a'), ask(undefined), done(1, A)).state.status).toBe('idle');
});

test('an early answer stays until the whole one comes', () => {
  expect(play(ask('a'), done(1, A)).state).toMatchObject({ answer: A });
  expect(play(ask('a'), done(1, A), done(1, B)).state).toMatchObject({ answer: B, answered: 'a' });
});

test('a failure is told, and what failed is asked again', () => {
  const { state, asked } = play(ask('a'), end(1, FAILED), RETRY);
  expect(play(ask('a'), end(1, FAILED)).state).toMatchObject(FAILED);
  expect(state.status).toBe('loading');
  expect(asked).toEqual([
    { question: 'a', turn: 1 },
    { question: 'a', turn: 2 },
  ]);
});

test('an answer with a mistake waits until the reader pauses, and the last one without stays', () => {
  const { state } = play(ask('a'), done(1, A), ask('b'), done(2, MISTAKE));
  expect(shownAnswer(state, false)).toBe(A);
  expect(shownAnswer(state, true)).toBe(MISTAKE);
});

test('after a pause in which nothing was asked, no old answer is shown', () => {
  const { state } = play(ask('a'), done(1, A), ask(undefined), ask('b'), done(3, MISTAKE));
  expect(shownAnswer(state, false)).toEqual({ text: 'c', error: undefined });
});
