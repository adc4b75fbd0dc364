import styles from './Select.module.css';

interface Props {
  label: string;
  /** Undefined shows `placeholder`. */
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  placeholder?: string;
}

/** Let the reader choose one of several values. */
export function Select({ label, value, options, onChange, placeholder }: Props) {
  return (
    <label className={styles.root}>
      {label}
      <select className={styles.select} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        {value === undefined && placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
