import { useState } from 'react';
import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { results as words } from '../../common/strings/en/results.ts';
import { Link } from '../routing/Link.tsx';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { countInOtherVersions, type OtherVersionsQuestion, type VersionCount } from './askSearch.ts';
import styles from './NothingFound.module.css';
import { type AnswerState, useAnswer } from './useAnswer.ts';
import { useAreas } from './useResolvedSearch.ts';

/** Offer versions with results, and the start of each area. */
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

/** Searches only on demand: each version costs an index. */
function OtherVersions({ form }: { form: SearchAddress }) {
  const { siteBase, name } = useThemeData();
  const [question, setQuestion] = useState<OtherVersionsQuestion>();
  const { state, retry } = useAnswer(question, countInOtherVersions);
  const { q, version: versionName = name } = form;
  const look = () => setQuestion({ siteBase, query: q.trim(), versionName });
  const addressIn = (version: string) => SEARCH_ROUTE + formatSearchAddress({ q, version });
  return (
    <div>
      {(state.status === 'idle' || state.status === 'failed') && (
        <Button kind="quiet" onClick={question ? retry : look}>
          {words.lookElsewhere}
        </Button>
      )}
      <p aria-live="polite">{formatState(state)}</p>
      {state.status === 'done' && (
        <ul>
          {state.answer.map((version) => (
            <li key={version.name}>
              <Link href={addressIn(version.name)}>{words.foundIn(version.label, version.total)}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function formatState(state: AnswerState<OtherVersionsQuestion, VersionCount[]>): string {
  if (state.status === 'loading') return words.searching;
  if (state.status === 'failed') return state.reason;
  if (state.status === 'idle') return '';
  return state.answer.length > 0 ? words.foundElsewhere : words.nowhere;
}
