import { ALL_VERSIONS, formatContext, parseContext, type SearchAddress } from '../../common/searchAddress.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import styles from './SearchFilters.module.css';
import type { ContextChoice } from './searchedContexts.ts';

interface Props {
  form: SearchAddress;
  /** Sections that can be chosen. */
  contexts: readonly ContextChoice[];
  change: (part: Partial<SearchAddress>) => void;
}

/** Let the reader choose what is searched: which sections, and which version. */
export function SearchFilters({ form, contexts, change }: Props) {
  const { name, label } = useThemeData();
  const manifest = fileOf(useSiteFile('manifest', true));
  const versions = manifest?.versions ?? [{ name, label }];
  return (
    <div className={styles.root}>
      <label className={styles.filter}>
        Section
        <select
          className={styles.select}
          value={formatContext(form.context, form.isOutside)}
          onChange={({ target }) => change(parseContext(target.value))}
        >
          <option value="">All sections</option>
          {contexts.map((context) => (
            <option key={context.id} value={context.id}>
              {context.label}
            </option>
          ))}
          {contexts.map((context) => (
            <option key={context.id} value={formatContext(context.id, true)}>
              Outside {context.label}
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
