import { expect, test } from 'vitest';
import { CLOSED, reduceSearchBox, type SearchBoxEvent, type SearchBoxState } from './reduceSearchBox.ts';

const OPEN: SearchBoxState = { ...CLOSED, status: 'open', popup: 'loaded' };

const ESCAPE = { type: 'escape', isInField: true, isCovered: false } as const;

test.each<[string, SearchBoxState, SearchBoxEvent, Partial<SearchBoxState>, string[]]>([
  ['a pointer near the box loads the popup', CLOSED, { type: 'approach' }, { status: 'closed' }, ['loadPopup']],
  ['the button opens it', CLOSED, { type: 'open' }, { status: 'open' }, ['loadPopup', 'focusField']],
  ['typing opens it', CLOSED, { type: 'input', text: 'a' }, { status: 'open', text: 'a' }, ['loadPopup', 'focusField']],
  ['typing goes on', OPEN, { type: 'input', text: 'ab' }, { status: 'open', text: 'ab' }, []],
  ['a press elsewhere closes it', { ...OPEN, text: 'a' }, { type: 'close' }, { status: 'closed', text: 'a' }, []],
  ['another page closes it', OPEN, { type: 'navigate', pathname: '/a/' }, { status: 'closed' }, []],
  ['Cancel closes it', OPEN, { type: 'cancel' }, { status: 'closed' }, ['leaveField']],
  [
    'the shortcut opens it and selects the text',
    { ...OPEN, status: 'closed', text: 'a' },
    { type: 'shortcut' },
    { status: 'open', text: 'a' },
    ['enterField'],
  ],
  ['the shortcut closes it and returns the focus', OPEN, { type: 'shortcut' }, { status: 'closed' }, ['returnFocus']],
  ['Escape closes it', { ...OPEN, text: 'a' }, ESCAPE, { status: 'closed', text: 'a' }, ['leaveField']],
  [
    'Escape in a closed field empties it',
    { ...CLOSED, text: 'a' },
    ESCAPE,
    { text: '' },
    ['removeHighlights', 'focusField'],
  ],
  ['Escape in an empty field drops the highlights', CLOSED, ESCAPE, CLOSED, ['removeHighlights']],
  [
    'Escape on the page drops the highlights',
    { ...CLOSED, text: 'a' },
    { ...ESCAPE, isInField: false },
    { text: 'a' },
    ['removeHighlights'],
  ],
  ['Escape that closes a dialog drops nothing', CLOSED, { ...ESCAPE, isCovered: true }, CLOSED, []],
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

test.each([
  ['none', 'loading', ['loadPopup']],
  ['loading', 'loading', []],
  ['loaded', 'loaded', []],
  ['failed', 'retrying', ['loadPopup']],
  ['retrying', 'retrying', []],
] as const)('a popup that is %s is %s once the reader comes near', (popup, next, effects) => {
  expect(reduceSearchBox({ ...CLOSED, popup }, { type: 'approach' })).toEqual({
    state: { ...CLOSED, popup: next },
    effects,
  });
});

test('a popup that cannot be loaded leaves the text, and is loaded with the next letter', () => {
  const typed = reduceSearchBox(CLOSED, { type: 'input', text: 'a' }).state;
  const failed = reduceSearchBox(typed, { type: 'load', popup: 'failed' }).state;
  expect(failed).toMatchObject({ status: 'open', text: 'a', popup: 'failed' });
  expect(reduceSearchBox(failed, { type: 'input', text: 'ab' }).effects).toEqual(['loadPopup']);
  expect(reduceSearchBox(failed, { type: 'load', popup: 'loaded' }).state.popup).toBe('loaded');
});

test('the first press of the shortcut loads the popup, and the field is entered', () => {
  expect(reduceSearchBox(CLOSED, { type: 'shortcut' }).effects).toEqual(['loadPopup', 'enterField']);
});

test('a closed box stays the same object, wherever the reader presses', () => {
  expect(reduceSearchBox(CLOSED, { type: 'close' }).state).toBe(CLOSED);
});

test.each([
  ['+title:write "open file"', 'write open file', '+title:write "open file"'],
  ['', 'write file', 'write file'],
  ['read', 'write', 'write'],
  ['write', '', ''],
])('of %j and the highlighted words %j, the field has %j', (text, words, shown) => {
  expect(reduceSearchBox({ ...CLOSED, text }, { type: 'highlight', words }).state.text).toBe(shown);
});
