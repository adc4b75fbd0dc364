import type { ReactNode } from 'react';
import type { CompareAddress } from '../../common/compareAddress.ts';
import form from '../ui/Form.module.css';
import styles from './ComparePage.module.css';
import { words } from './words.ts';

interface Props {
  areas: readonly { id: string; label: string }[];
  area: string | undefined;
  isBreaking: boolean;
  change: (part: Partial<CompareAddress>) => void;
  /** What stands behind the filters. */
  children: ReactNode;
}

/** Let the reader choose what is shown of two versions. */
export function DifferenceFilters({ areas, area, isBreaking, change, children }: Props) {
  return (
    <div className={styles.form}>
      <label className={form.choice}>
        {words.area}
        <select
          className={form.select}
          value={area ?? ''}
          onChange={({ target }) => change({ area: target.value || undefined })}
        >
          <option value="">{words.allAreas}</option>
          {areas.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={form.choice}>
        <input
          type="checkbox"
          checked={isBreaking}
          onChange={({ target }) => change({ isBreaking: target.checked || undefined })}
        />
        {words.onlyBreaking}
      </label>
      {children}
    </div>
  );
}
