import type { Step } from '../ui/useMachine.ts';

/** The combobox of the navbar: a field, and a popup with suggestions that is loaded when a reader comes near. */
export interface SearchBoxState {
  status: 'closed' | 'open';
  text: string;
  popup: 'none' | 'loading' | 'failed' | 'retrying' | 'loaded';
  list: ListState;
}

/** What assistive technology learns of the popup's list. */
export interface ListState {
  hasOptions: boolean;
  /** Id of the active option. */
  activeId: string | undefined;
}

export type SearchBoxEvent =
  /** The reader may be about to search. */
  | { type: 'approach' }
  | { type: 'open' }
  | { type: 'input'; text: string }
  /** The reader goes elsewhere: by a press, the focus or a link. */
  | { type: 'close' }
  | { type: 'cancel' }
  /** The keys that open the search are pressed. */
  | { type: 'shortcut' }
  /** `isCovered`: a dialog or a menu is open, which the key closes. */
  | { type: 'escape'; isInField: boolean; isCovered: boolean }
  | { type: 'clear' }
  /** Another page is shown. */
  | { type: 'navigate'; pathname: string }
  /** Other words are highlighted on the page, or none. */
  | { type: 'highlight'; words: string }
  | { type: 'list'; list: ListState }
  /** The popup is loaded, or cannot be. */
  | { type: 'load'; popup: 'loaded' | 'failed' };

export type SearchBoxEffect =
  | 'loadPopup'
  | 'focusField'
  /** Note where the focus is; focus the field, and select its text. */
  | 'enterField'
  /** Keep the focus in the search, which has closed. */
  | 'leaveField'
  /** Put the focus back to where `enterField` found it. */
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

/** Keep what the reader typed if the highlighted words are taken from it; else show the words. */
const resolveText = (typed: string, words: string): string =>
  words !== '' && words.split(' ').every((word) => typed.includes(word)) ? typed : words;
