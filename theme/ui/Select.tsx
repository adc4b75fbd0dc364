import { useId } from 'react';
import styles from './Form.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  /** Undefined shows `placeholder`. */
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  placeholder?: string;
  describedBy?: string | undefined;
  isDisabled?: boolean;
}

/** Let the reader choose one of several values. */
export function Select({ label, value, options, onChange, placeholder, describedBy, isDisabled }: Props) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <select
          className={styles.select}
          id={id}
          value={value ?? ''}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.value)}
        >
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
        <Icon name="chevron" />
      </span>
    </div>
  );
}
