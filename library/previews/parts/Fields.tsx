import { type ReactNode, useId } from 'react';
import { Select } from '../../../theme/ui/Select.tsx';
import { type Choices, type Fields, useFields } from './useFields.ts';

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
  const [fields, change] = useFields(start, choices);
  type Name = keyof Form & string;
  const bind = (name: Name, options: FieldOptions) => ({
    label: name,
    value: `${fields[name]}`,
    onChange: (text: string) => {
      const value = typeof start[name] === 'number' ? Number(text) : text;
      // Of the type of the initial value.
      change({ [name]: value } as Partial<Form>);
    },
    ...options,
  });
  return {
    fields,
    change,
    text: (name: Name, options: TextOptions = {}) => <TextField key={name} {...bind(name, options)} />,
    select: (name: Name, values: readonly Option[], options: FieldOptions = {}) => (
      <SelectField key={name} {...bind(name, options)} options={values} />
    ),
    check: (name: Name, disabledReason?: string) => (
      <CheckField
        key={name}
        label={name}
        isChecked={fields[name] === true}
        disabledReason={disabledReason}
        // A switch is a boolean.
        onChange={(isChecked) => change({ [name]: isChecked } as Partial<Form>)}
      />
    ),
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

interface CheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  disabledReason: string | undefined;
}

function CheckField({ label, isChecked, onChange, disabledReason }: CheckProps) {
  const { id, describedBy, notes } = useNotes({ disabledReason });
  return (
    <div className="check">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked && disabledReason === undefined}
          disabled={disabledReason !== undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.checked)}
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
