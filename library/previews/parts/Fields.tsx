import { useId } from 'react';
import { Select } from '../../../theme/ui/Select.tsx';

interface Notes {
  /** In a few words. */
  hint?: string | undefined;
  problem?: string | undefined;
  disabledReason?: string | undefined;
}

interface SelectProps extends Notes {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (string | readonly [value: string, label: string])[];
}

/** Ask for one of several values. */
export function SelectField({ label, value, onChange, options, ...texts }: SelectProps) {
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
  disabledReason?: string | undefined;
}

/** Ask for a yes or a no. */
export function CheckField({ label, isChecked, onChange, disabledReason }: CheckProps) {
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

interface TextProps extends Notes {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Ask for a line of text or a number, which remains text, so that mistakes can be shown. */
export function TextField({ label, value, onChange, isWide = false, ...texts }: TextProps & { isWide?: boolean }) {
  const { id, describedBy, notes } = useNotes(texts);
  return (
    <div className="field" data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={texts.disabledReason ? '' : value}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        disabled={texts.disabledReason !== undefined}
        aria-invalid={texts.problem ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes}
    </div>
  );
}

/** Ask for lines of text. */
export function LinesField({ label, value, onChange, ...texts }: TextProps) {
  const { id, describedBy, notes } = useNotes(texts);
  return (
    <div className="field" data-wide="true">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={5}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={texts.problem ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes}
    </div>
  );
}

/** For screen readers too. */
function useNotes({ hint, problem, disabledReason }: Notes) {
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
