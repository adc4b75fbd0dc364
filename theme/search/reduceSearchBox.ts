import type { Step } from '../ui/useMachine.ts';

/** A combobox, whose popup is loaded when a reader comes near. */
export interface SearchBoxState {
  status: 'closed' | 'open';
  text: string;
  popup: 'none' | 'loading' | 'failed' | 'retrying' | 'loaded';
  list: ListState;
}

interface ListState {
  hasOptions: boolean;
  activeId: string | undefined;
}

export type SearchBoxEvent =
  | { type: 'approach' }
  | { type: 'open' }
  | { type: 'input'; text: string }
  /** By a press, the focus or a link. */
  | { type: 'close' }
  | { type: 'cancel' }
  | { type: 'shortcut' }
  /** `isCovered`: a dialog or a menu is open, which the key closes. */
  | { type: 'escape'; isInField: boolean; isCovered: boolean }
  | { type: 'clear' }
  | { type: 'navigate'; pathname: string }
  /** Empty without highlighted words. */
  | { type: 'highlight'; words: string }
  | { type: 'list'; list: ListState }
  | { type: 'load'; popup: 'loaded' | 'failed' };

export type SearchBoxEffect =
  | 'loadPopup'
  | 'focusField'
  /** Store the focus, then focus the field and select its text. */
  | 'enterField'
  /** Keep the focus in the closed search. */
  | 'leaveField'
  /** Undo `enterField`. */
  | 'returnFocus'
  | 'removeHighlights';

export const CLOSED: SearchBoxState = {
  status: 'closed',
  text: '',
  popup: 'none',
  list: { hasOptions: false, activeId: undefined },
};

type SearchBoxStep = Step<SearchBoxState, SearchBoxEffect>;

/** Decide what an event does to the search box. */
export function reduceSearchBox(state: SearchBoxState, event: SearchBoxEvent): SearchBoxStep {
  const isOpen = state.status === 'open';
  switch (event.type) {
    case 'approach':
      return load(state);
    case 'open':
      return open(state, 'focusField');
    case 'input':
      return open({ ...state, text: event.text }, 'focusField');
    case 'close':
    case 'navigate':
      return close(state);
    case 'cancel':
      return close(state, 'leaveField');
    case 'shortcut':
      // The second press undoes the first one.
      return isOpen ? close(state, 'returnFocus') : open(state, 'enterField');
    case 'escape':
      if (isOpen) return close(state, 'leaveField');
      if (event.isInField && state.text !== '') return clear(state);
      return event.isCovered ? step(state) : step(state, 'removeHighlights');
    case 'clear':
      return clear(state);
    case 'highlight':
      return step({ ...state, text: resolveText(state.text, event.words) });
    case 'list':
      return step({ ...state, list: event.list });
    case 'load':
      return step({ ...state, popup: event.popup });
  }
}

const step = (state: SearchBoxState, ...effects: SearchBoxEffect[]): SearchBoxStep => ({ state, effects });

function load(state: SearchBoxState, ...effects: SearchBoxEffect[]): SearchBoxStep {
  if (state.popup === 'none') return step({ ...state, popup: 'loading' }, 'loadPopup', ...effects);
  if (state.popup === 'failed') return step({ ...state, popup: 'retrying' }, 'loadPopup', ...effects);
  return step(state, ...effects);
}

const open = (state: SearchBoxState, ...effects: SearchBoxEffect[]): SearchBoxStep =>
  state.status === 'open' ? load(state) : load({ ...state, status: 'open' }, ...effects);

const close = (state: SearchBoxState, ...effects: SearchBoxEffect[]): SearchBoxStep =>
  step(state.status === 'closed' ? state : { ...state, status: 'closed' }, ...effects);

const clear = (state: SearchBoxState): SearchBoxStep => step({ ...state, text: '' }, 'removeHighlights', 'focusField');

/** What the reader typed, if the highlighted words come from it; else the words. */
const resolveText = (typed: string, words: string): string =>
  words !== '' && words.split(' ').every((word) => typed.includes(word)) ? typed : words;
