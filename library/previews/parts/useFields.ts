import { useEffect, useState } from 'react';

export type Fields = Readonly<Record<string, string | number | boolean>>;

export type Choices<Form> = { readonly [Name in keyof Form]?: readonly Form[Name][] };

/** In characters. Programs cut off longer addresses. */
const LONGEST_TEXT = 1500;

/** Parse fields from a query. Values that do not fit are ignored. */
export function parseFields<Form extends Fields>(query: string, start: Form, choices: Choices<Form>): Form {
  const values = new URLSearchParams(query);
  const fields = Object.entries(start).map(([name, initial]) => {
    const text = values.get(name);
    const value = text === null ? undefined : parseValue(text, initial);
    const allowed: readonly unknown[] | undefined = choices[name];
    return [name, value === undefined || (allowed && !allowed.includes(value)) ? initial : value];
  });
  // Each value has the type of the initial one.
  return Object.fromEntries(fields) as Form;
}

function parseValue(text: string, initial: string | number | boolean): string | number | boolean | undefined {
  if (typeof initial === 'string') return text;
  if (typeof initial === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Write changed fields into a query, and keep the rest. */
export function formatFields<Form extends Fields>(query: string, fields: Form, start: Form): string {
  const values = new URLSearchParams(query);
  for (const [name, value] of Object.entries(fields)) {
    if (value === start[name] || `${value}`.length > LONGEST_TEXT) values.delete(name);
    else values.set(name, `${value}`);
  }
  const text = values.toString();
  return text && `?${text}`;
}

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
