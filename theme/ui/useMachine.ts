import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What an event leads to: the next state, and what to do outside of it, in order. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

/**
 * Feed events to a reducer, and carry out the effects that it asks for. An event is reduced at once and never meets an old
 * state, whoever sends it. `send` stays the same function.
 */
export function useMachine<State, Event, Effect>(
  reduce: (state: State, event: Event) => Step<State, Effect>,
  initial: State,
  carryOut: (effect: Effect) => void,
): [State, (event: Event) => void] {
  const [state, setState] = useState(initial);
  const newest = useRef({ state, carryOut });

  useLayoutEffect(() => {
    newest.current.carryOut = carryOut;
  });

  const send = useCallback(
    (event: Event) => {
      const step = reduce(newest.current.state, event);
      newest.current.state = step.state;
      setState(step.state);
      for (const effect of step.effects) newest.current.carryOut(effect);
    },
    [reduce],
  );
  return [state, send];
}
