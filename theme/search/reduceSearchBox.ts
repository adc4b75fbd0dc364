import type { Step } from '../ui/useMachine.ts';

/** A combobox in a dialog. Its popup is loaded when a reader comes near. */
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
  | { type: 'close' }
  | { type: 'clear' }
  /** Empty without highlighted words. */
  | { type: 'highlight'; words: string }
  | { type: 'list'; list: ListState }
  | { type: 'load'; popup: 'loaded' | 'failed' };

export type SearchBoxEffect = 'loadPopup' | 'closeDialog' | 'focusField' | 'removeHighlights';

export const CLOSED: SearchBoxState = {
  status: 'closed',
  text: '',
  popup: 'none',
  list: { hasOptions: false, activeId: undefined },
};

type SearchBoxStep = Step<SearchBoxState, SearchBoxEffect>;

/** Decide what an event does to the search box. */
export function reduceSearchBox(state: SearchBoxState, event: SearchBoxEvent): SearchBoxStep {
  switch (event.type) {
    case 'approach':
      return load(state);
    case 'open':
      return load({ ...state, status: 'open' });
    case 'input':
      return load({ ...state, status: 'open', text: event.text });
    case 'close':
      return state.status === 'closed' ? step(state) : step({ ...state, status: 'closed' }, 'closeDialog');
    case 'clear':
      return step({ ...state, text: '' }, 'removeHighlights', 'focusField');
    case 'highlight':
      return step({ ...state, text: resolveText(state.text, event.words) });
    case 'list':
      return step({ ...state, list: event.list });
    case 'load':
      return step({ ...state, popup: event.popup });
  }
}

const step = (state: SearchBoxState, ...effects: SearchBoxEffect[]): SearchBoxStep => ({ state, effects });

function load(state: SearchBoxState): SearchBoxStep {
  if (state.popup === 'none') return step({ ...state, popup: 'loading' }, 'loadPopup');
  if (state.popup === 'failed') return step({ ...state, popup: 'retrying' }, 'loadPopup');
  return step(state);
}

/** What the reader typed, if the highlighted words come from it; else the words. */
const resolveText = (typed: string, words: string): string =>
  words !== '' && words.split(' ').every((word) => typed.includes(word)) ? typed : words;
