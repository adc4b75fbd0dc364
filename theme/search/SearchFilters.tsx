import { ALL_VERSIONS, formatArea, parseArea, type SearchAddress } from '../../common/searchAddress.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import styles from './SearchFilters.module.css';
import type { AreaChoice } from './searchedAreas.ts';

interface Props {
  form: SearchAddress;
  /** Areas that can be chosen. */
  areas: readonly AreaChoice[];
  change: (part: Partial<SearchAddress>) => void;
}

/** Let the reader choose what is searched: which areas, and which version. */
export function SearchFilters({ form, areas, change }: Props) {
  const { name, label } = useThemeData();
  const manifest = fileOf(useSiteFile('manifest', true));
  const versions = manifest?.versions ?? [{ name, label }];
  return (
    <div className={styles.root}>
      <label className={styles.filter}>
        Area
        <select
          className={styles.select}
          value={formatArea(form.area, form.isOutside)}
          onChange={({ target }) => change(parseArea(target.value))}
        >
          <option value="">All areas</option>
          {areas.map((area) => (
            <option key={area.id} value={area.id}>
              {area.label}
            </option>
          ))}
          {areas.map((area) => (
            <option key={area.id} value={formatArea(area.id, true)}>
              Outside {area.label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        Version
        <select
          className={styles.select}
          value={form.version ?? name}
          onChange={({ target }) => change({ version: target.value === name ? undefined : target.value })}
        >
          {versions.map((version) => (
            <option key={version.name} value={version.name}>
              {version.label}
            </option>
          ))}
          <option value={ALL_VERSIONS}>All versions</option>
        </select>
      </label>
    </div>
  );
}
