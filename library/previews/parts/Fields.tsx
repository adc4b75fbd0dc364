import { type ReactNode, useEffect, useId, useState } from 'react';
import { Select } from '../../../theme/ui/Select.tsx';

type Fields = Readonly<Record<string, string | number | boolean>>;

type Choices<Form> = { readonly [Name in keyof Form]?: readonly Form[Name][] };

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

interface FieldOptions {
  /** Without one, the name of the field. */
  label?: string;
  /** In place of the field's own. */
  value?: string;
  /** In a few words. */
  hint?: string | undefined;
  problem?: string | undefined;
  disabledReason?: string | undefined;
  /** In place of a change of the field alone. */
  onChange?: (value: string) => void;
}

interface TextOptions extends FieldOptions {
  isWide?: boolean;
  hasLines?: boolean;
}

type Option = string | readonly [value: string, label: string];

/** Keep the fields of a form in the address for sharing, and draw them by their names. */
export function useForm<Form extends Fields>(start: Form, choices: Choices<Form> = {}) {
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

  type Name = keyof Form & string;
  const change = (changed: Partial<Form>) => setFields((before) => ({ ...before, ...changed }));
  const bind = (name: Name, options: FieldOptions) => ({
    label: name,
    value: `${fields[name]}`,
    // Of the type of the initial value.
    onChange: (text: string) => change({ [name]: parseValue(text, start[name] ?? '') } as Partial<Form>),
    ...options,
  });
  return {
    fields,
    change,
    text: (name: Name, options: TextOptions = {}) => <TextField key={name} {...bind(name, options)} />,
    select: (name: Name, values: readonly Option[], options: FieldOptions = {}) => (
      <SelectField key={name} {...bind(name, options)} options={values} />
    ),
    check: (name: Name, disabledReason?: string) => <CheckField key={name} {...bind(name, { disabledReason })} />,
  };
}

interface FieldProps extends FieldOptions {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function SelectField({ label, value, onChange, options, ...texts }: FieldProps & { options: readonly Option[] }) {
  const { describedBy, notes } = useNotes(texts);
  return (
    <div className="field">
      <Select
        label={label}
        value={value}
        options={options.map((option) => {
          const [key, text] = typeof option === 'string' ? [option, option] : option;
          return { value: key, label: text };
        })}
        onChange={onChange}
        describedBy={describedBy}
        isDisabled={texts.disabledReason !== undefined}
      />
      {notes}
    </div>
  );
}

function CheckField({ label, value, onChange, disabledReason }: FieldProps) {
  const { id, describedBy, notes } = useNotes({ disabledReason });
  return (
    <div className="check">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === 'true' && disabledReason === undefined}
          disabled={disabledReason !== undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(`${target.checked}`)}
        />
        {label}
      </label>
      {notes}
    </div>
  );
}

/** A number remains text, so that mistakes can be shown. */
function TextField({ label, value, onChange, isWide = false, hasLines = false, ...texts }: FieldProps & TextOptions) {
  const { id, describedBy, notes } = useNotes(texts);
  const attributes = {
    id,
    value: texts.disabledReason ? '' : value,
    spellCheck: false,
    autoCapitalize: 'none',
    disabled: texts.disabledReason !== undefined,
    'aria-invalid': texts.problem ? true : undefined,
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="field" data-wide={isWide || hasLines}>
      <label htmlFor={id}>{label}</label>
      {hasLines ? <textarea rows={5} {...attributes} /> : <input type="text" autoComplete="off" {...attributes} />}
      {notes}
    </div>
  );
}

/** For screen readers too. */
function useNotes({ hint, problem, disabledReason }: FieldOptions): {
  id: string;
  describedBy: string | undefined;
  notes: ReactNode;
} {
  const id = useId();
  const text = problem ?? disabledReason ?? hint;
  const noteId = `${id}note`;
  return {
    id,
    describedBy: text ? noteId : undefined,
    notes: text && (
      <p className="hint" id={noteId} data-problem={problem !== undefined}>
        {text}
      </p>
    ),
  };
}
