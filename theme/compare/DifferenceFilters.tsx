import type { ReactNode } from 'react';
import type { CompareAddress } from '../../common/compareAddress.ts';
import form from '../ui/Form.module.css';
import { Select } from '../ui/Select.tsx';
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
      <Select
        label={words.area}
        value={area ?? ''}
        options={[{ value: '', label: words.allAreas }, ...areas.map(({ id, label }) => ({ value: id, label }))]}
        onChange={(id) => change({ area: id || undefined })}
      />
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
