import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

/**
 * Reduce events, and carry out their effects. Each event is reduced at once, on the latest state. `send` stays the same function.
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
