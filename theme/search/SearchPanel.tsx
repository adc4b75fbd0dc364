import { results } from '../../common/strings/results.en.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { AllResults } from './AllResults.tsx';
import { HitPlaceholders } from './HitPlaceholders.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OptionList } from './OptionList.tsx';
import { QueryProblem } from './QueryProblem.tsx';
import styles from './SearchPanel.module.css';
import { useSearchPanel } from './useSearchPanel.ts';
import type { SearchSlotState } from './useSearchSlot.ts';
import { VersionNote } from './VersionNote.tsx';

export { warmIndex } from './askSearch.ts';

/** Show what the field's text finds, as the reader types. It stays on the page while it is closed. */
export function SearchPanel({ slot }: { slot: SearchSlotState }) {
  const words = strings.search;
  const { label } = useThemeData();
  const panel = useSearchPanel(slot);
  const { status, options, active, isShown } = panel;
  return (
    <div className={styles.root} hidden={!isShown}>
      <p className={styles.status} role="status" data-kind={panel.statusKind}>
        {status}
      </p>
      {panel.statusKind === 'failed' && (
        <div className={styles.retry}>
          <Button kind="quiet" onClick={panel.retry}>
            {words.retry}
          </Button>
        </div>
      )}
      {panel.asked && (
        <VersionNote label={panel.asked.label}>
          <button type="button" onClick={panel.searchAsText}>
            {results.asText(slot.text.trim(), label)}
          </button>
        </VersionNote>
      )}
      {panel.problem && <QueryProblem query={panel.asked?.words ?? slot.text} error={panel.problem} />}
      {options.length > 0 && (
        <OptionList
          label={words.suggestions}
          options={options}
          active={active}
          listRef={panel.listRef}
          onPoint={panel.point}
          onOpen={panel.openOption}
        />
      )}
      {panel.hasHistory && (
        <button className={styles.forget} type="button" onClick={panel.forget}>
          {results.forget}
        </button>
      )}
      {panel.statusKind === 'loading' && <HitPlaceholders />}
      {panel.isNothing && <NothingFound form={panel.searched} />}
      {panel.hasHits && (
        <AllResults query={slot.text} version={panel.linkedVersion} onOpen={panel.leaveFor} onLeave={panel.returnTo} />
      )}
    </div>
  );
}
