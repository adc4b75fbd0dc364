import type { ReactNode } from 'react';
import type { CompareAddress } from '../../common/compareAddress.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import form from '../ui/Form.module.css';
import { Select } from '../ui/Select.tsx';

interface Props {
  areas: readonly { id: string; label: string }[];
  area: string | undefined;
  isBreaking: boolean;
  change: (part: Partial<CompareAddress>) => void;
  children: ReactNode;
}

/** Let the reader choose what is shown of two versions. */
export function DifferenceFilters({ areas, area, isBreaking, change, children }: Props) {
  return (
    <div className={form.row}>
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
