import { type Notes, useNotes } from './useNotes.tsx';

interface SelectProps extends Notes {
  label: string;
  value: string;
  onChange: (value: string) => void;
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
