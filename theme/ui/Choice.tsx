import styles from './Form.module.css';

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Draw a box to tick. */
export const Choice = ({ label, isOn, onChange }: Props) => (
  <label className={styles.choice}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
