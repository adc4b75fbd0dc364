import { ALL_VERSIONS, formatArea, parseArea, type SearchAddress } from '../../common/searchAddress.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import fields from '../ui/Form.module.css';
import { MANIFEST } from '../versions/siteFiles.ts';
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
  const words = strings.search;
  const manifest = fileOf(useSiteFile(MANIFEST, true));
  const versions = manifest?.versions ?? [{ name, label }];
  return (
    <div className={styles.root}>
      <label className={fields.choice}>
        {words.area}
        <select
          className={fields.select}
          value={formatArea(form.area, form.isOutside)}
          onChange={({ target }) => change(parseArea(target.value))}
        >
          <option value="">{words.allAreas}</option>
          {areas.map((area) => (
            <option key={area.id} value={area.id}>
              {area.label}
            </option>
          ))}
          {areas.map((area) => (
            <option key={area.id} value={formatArea(area.id, true)}>
              {words.outsideArea(area.label)}
            </option>
          ))}
        </select>
      </label>
      <label className={fields.choice}>
        {words.version}
        <select
          className={fields.select}
          value={form.version ?? name}
          onChange={({ target }) => change({ version: target.value === name ? undefined : target.value })}
        >
          {versions.map((version) => (
            <option key={version.name} value={version.name}>
              {version.label}
            </option>
          ))}
          <option value={ALL_VERSIONS}>{words.allVersions}</option>
        </select>
      </label>
    </div>
  );
}
