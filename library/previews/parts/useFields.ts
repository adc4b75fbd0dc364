import { useEffect, useState } from 'react';
import { type Choices, type Fields, formatFields, parseFields } from './addressFields.ts';

/** Browsers limit how often an address may change. */
const PAUSE_MS = 300;

/** Keep the fields of a form in the address for sharing. */
export function useFields<Form extends Fields>(
  start: Form,
  choices: Choices<Form> = {},
): [Form, (changed: Partial<Form>) => void] {
  // Previews run in browsers only.
  const [fields, setFields] = useState(() => parseFields(window.location.search, start, choices));

  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      const { search, hash } = window.location;
      const query = formatFields(search, fields, start);
      if (window.location.pathname !== pathname || query === search) return;
      window.history.replaceState(window.history.state, '', pathname + query + hash);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [fields, start]);

  return [fields, (changed) => setFields((before) => ({ ...before, ...changed }))];
}
