export interface Store<T> {
  read: () => T;
  write: (next: T) => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Create a store whose value lasts as long as the tab. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const onChange of listeners) onChange();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
