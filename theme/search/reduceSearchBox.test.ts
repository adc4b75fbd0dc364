import { expect, test } from 'vitest';
import { CLOSED, reduceSearchBox, type SearchBoxEvent, type SearchBoxState } from './reduceSearchBox.ts';

const OPEN: SearchBoxState = { ...CLOSED, status: 'open', popup: 'loaded' };

test.each<[string, SearchBoxState, SearchBoxEvent, Partial<SearchBoxState>, string[]]>([
  ['a pointer near the box loads the popup', CLOSED, { type: 'approach' }, { status: 'closed' }, ['loadPopup']],
  ['the field that takes the focus opens it', CLOSED, { type: 'open' }, { status: 'open' }, ['loadPopup']],
  ['typing opens it', CLOSED, { type: 'input', text: 'a' }, { status: 'open', text: 'a' }, ['loadPopup']],
  ['typing goes on', OPEN, { type: 'input', text: 'ab' }, { status: 'open', text: 'ab' }, []],
  [
    'closing keeps the text',
    { ...OPEN, text: 'a' },
    { type: 'close' },
    { status: 'closed', text: 'a' },
    ['closeDialog'],
  ],
  [
    'the clear button empties the field, and the box stays as it is',
    { ...OPEN, text: 'a' },
    { type: 'clear' },
    { status: 'open', text: '' },
    ['removeHighlights', 'focusField'],
  ],
])('%s', (_, before, event, expected, effects) => {
  const step = reduceSearchBox(before, event);
  expect(step.state).toMatchObject(expected);
  expect(step.effects).toEqual(effects);
});

test('a popup that cannot be loaded leaves the text, and is loaded with the next letter', () => {
  const typed = reduceSearchBox(CLOSED, { type: 'input', text: 'a' }).state;
  const failed = reduceSearchBox(typed, { type: 'load', popup: 'failed' }).state;
  expect(failed).toMatchObject({ status: 'open', text: 'a', popup: 'failed' });
  expect(reduceSearchBox(failed, { type: 'input', text: 'ab' }).effects).toEqual(['loadPopup']);
  expect(reduceSearchBox(failed, { type: 'load', popup: 'loaded' }).state.popup).toBe('loaded');
});

test.each([
  ['+title:write "open file"', 'write open file', '+title:write "open file"'],
  ['', 'write file', 'write file'],
  ['read', 'write', 'write'],
  ['write', '', ''],
])('of %j and the highlighted words %j, the field has %j', (text, words, shown) => {
  expect(reduceSearchBox({ ...CLOSED, text }, { type: 'highlight', words }).state.text).toBe(shown);
});
