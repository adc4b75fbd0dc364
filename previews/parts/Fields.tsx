import { type ReactNode, useId } from 'react';

interface GroupProps {
  legend: string;
  children: ReactNode;
}

/** Hold fields that belong together, under the words for all of them. */
export function Group({ legend, children }: GroupProps) {
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <div className="grid">{children}</div>
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is expected, in a few words. */
  hint?: string | undefined;
  /** What is wrong with the value. */
  problem?: string | undefined;
  /** Why the field cannot be used. */
  absence?: string | undefined;
  isWide?: boolean;
}

/** Ask for a line of text, or a number: those stay text until they are read, so that a mistake can be told. */
export function TextField({ label, value, onChange, isWide = false, ...words }: FieldProps) {
  const { id, describedBy, notes } = useNotes(words);
  return (
    <div className="field" data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={words.absence ? '' : value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        disabled={words.absence !== undefined}
        aria-invalid={words.problem ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes}
    </div>
  );
}

/** Ask for lines of text. */
export function LinesField({ label, value, onChange, ...words }: FieldProps) {
  const { id, describedBy, notes } = useNotes(words);
  return (
    <div className="field" data-wide="true">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={5}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={words.problem ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes}
    </div>
  );
}

interface SelectProps extends FieldProps {
  /** Values, or pairs of a value and its words. */
  options: readonly (string | readonly [value: string, label: string])[];
}

/** Ask for one of several values. */
export function SelectField({ label, value, onChange, options, ...words }: SelectProps) {
  const { id, describedBy, notes } = useNotes(words);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={words.absence !== undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => {
          const [key, text] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={key} value={key}>
              {text}
            </option>
          );
        })}
      </select>
      {notes}
    </div>
  );
}

interface CheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  absence?: string | undefined;
}

/** Ask for a yes or a no. */
export function CheckField({ label, isChecked, onChange, absence }: CheckProps) {
  const { id, describedBy, notes } = useNotes({ absence });
  return (
    <div className="check">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked && absence === undefined}
          disabled={absence !== undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {notes}
    </div>
  );
}

/** Tie the words below a field to it, for those who hear them. */
function useNotes({ hint, problem, absence }: Pick<FieldProps, 'hint' | 'problem' | 'absence'>) {
  const id = useId();
  const text = problem ?? absence ?? hint;
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
