import { type Notes, useNotes } from './useNotes.tsx';

interface Props extends Notes {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Ask for a line of text, or a number: those stay text until they are read, so that a mistake can be told. */
export function TextField({ label, value, onChange, isWide = false, ...words }: Props & { isWide?: boolean }) {
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
export function LinesField({ label, value, onChange, ...words }: Props) {
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
