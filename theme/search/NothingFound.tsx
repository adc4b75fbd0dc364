import { useState } from 'react';
import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { results as words } from '../../common/strings/results.en.ts';
import { Link } from '../routing/Link.tsx';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { countInOtherVersions, type VersionCount } from './askSearch.ts';
import styles from './NothingFound.module.css';
import { useAreas } from './useAreas.ts';

/** Lead a reader whose search found nothing on: to versions that have something, and to where each area starts. */
export function NothingFound({ form }: { form: SearchAddress }) {
  return (
    <div className={styles.root}>
      <OtherVersions key={`${form.version} ${form.q}`} form={form} />
      <div>
        <p>{words.startAt}</p>
        <AreaLinks />
      </div>
    </div>
  );
}

/** Link to the index of each area. */
export function AreaLinks() {
  return (
    <ul>
      {useAreas().map(({ id, label, route }) => (
        <li key={id}>
          <Link href={route}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

type State = { status: 'idle' | 'loading' | 'failed' } | { status: 'done'; found: VersionCount[] };

/** Look, where the reader asks for it, which other versions have what was searched for: each of them costs an index. */
function OtherVersions({ form }: { form: SearchAddress }) {
  const { siteBase, name } = useThemeData();
  const [state, setState] = useState<State>({ status: 'idle' });
  const { q, version: versionName = name } = form;
  const look = () => {
    setState({ status: 'loading' });
    countInOtherVersions(siteBase, { query: q.trim(), versionName }).then(
      (found) => setState({ status: 'done', found }),
      (cause: unknown) => {
        console.error('Other versions cannot be searched.', cause);
        setState({ status: 'failed' });
      },
    );
  };
  const addressIn = (version: string) => SEARCH_ROUTE + formatSearchAddress({ q, version });
  return (
    <div>
      {(state.status === 'idle' || state.status === 'failed') && (
        <Button kind="quiet" onClick={look}>
          {words.lookElsewhere}
        </Button>
      )}
      <p aria-live="polite">{formatState(state)}</p>
      {state.status === 'done' && (
        <ul>
          {state.found.map((version) => (
            <li key={version.name}>
              <Link href={addressIn(version.name)}>{words.foundIn(version.label, version.total)}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function formatState(state: State): string {
  if (state.status === 'loading') return strings.search.searching;
  if (state.status === 'failed') return strings.search.failures.offline;
  if (state.status !== 'done') return '';
  return state.found.length > 0 ? words.foundElsewhere : words.nowhere;
}
