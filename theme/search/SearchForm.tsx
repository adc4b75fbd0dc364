import { ALL_VERSIONS, formatArea, parseArea, type SearchAddress } from '../../common/search.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { loadedOf } from '../ui/loadable.ts';
import { Select } from '../ui/Select.tsx';
import { MANIFEST } from '../versions/siteFiles.ts';
import { useSiteFile } from '../versions/useSiteFile.ts';
import type { AreaChoice } from './resolveSearch.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchForm.module.css';

interface Props {
  text: string;
  form: SearchAddress;
  areas: readonly AreaChoice[];
  change: (part: Partial<SearchAddress>) => void;
}

/** Let the reader choose what is searched: words, areas and version. */
export function SearchForm({ text, form, areas, change }: Props) {
  const { name, label } = useThemeData();
  const manifest = loadedOf(useSiteFile(MANIFEST, true));
  const versions = manifest?.versions ?? [{ name, label }];
  return (
    <form className={styles.root} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <SearchField
          aria-label={words.searchDocs}
          value={text}
          onChange={({ target }) => change({ q: target.value })}
        />
        {text !== '' && (
          <IconButton className={styles.clear} icon="close" label={words.clearText} onClick={() => change({ q: '' })} />
        )}
      </div>
      <div className={styles.filters}>
        <Select
          label={words.area}
          value={formatArea(form.area, form.isOutside)}
          options={[
            { value: '', label: words.allAreas },
            ...areas.map(({ id, label }) => ({ value: id, label })),
            ...areas.map(({ id, label }) => ({ value: formatArea(id, true), label: words.outsideArea(label) })),
          ]}
          onChange={(value) => change(parseArea(value))}
        />
        <Select
          label={words.version}
          value={form.version ?? name}
          options={[
            ...versions.map((version) => ({ value: version.name, label: version.label })),
            { value: ALL_VERSIONS, label: strings.versions.all },
          ]}
          onChange={(value) => change({ version: value === name ? undefined : value })}
        />
      </div>
    </form>
  );
}
