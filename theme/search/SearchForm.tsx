import type { ComponentProps } from 'react';
import { ALL_VERSIONS, formatArea, parseArea, type SearchAddress } from '../../common/searchAddress.ts';
import { results as words } from '../../common/strings/results.en.ts';
import { useThemeData } from '../site/useThemeData.ts';
import fields from '../ui/Form.module.css';
import { IconButton } from '../ui/IconButton.tsx';
import { MANIFEST } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import type { AreaChoice } from './resolveSearch.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchForm.module.css';

interface Props {
  /** What the reader wrote. */
  text: string;
  /** What is searched. */
  form: SearchAddress;
  /** Areas that can be chosen. */
  areas: readonly AreaChoice[];
  change: (part: Partial<SearchAddress>) => void;
}

/** Let the reader choose what is searched: the words, which areas, and which version. */
export function SearchForm({ text, form, areas, change }: Props) {
  const { name, label } = useThemeData();
  const manifest = fileOf(useSiteFile(MANIFEST, true));
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
        <Choice
          label={words.area}
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
        </Choice>
        <Choice
          label={words.version}
          value={form.version ?? name}
          onChange={({ target }) => change({ version: target.value === name ? undefined : target.value })}
        >
          {versions.map((version) => (
            <option key={version.name} value={version.name}>
              {version.label}
            </option>
          ))}
          <option value={ALL_VERSIONS}>{words.allVersions}</option>
        </Choice>
      </div>
    </form>
  );
}

function Choice({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  return (
    <label className={fields.choice}>
      {label}
      <select className={fields.select} {...select} />
    </label>
  );
}
