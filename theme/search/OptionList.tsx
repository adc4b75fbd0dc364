import type { MouseEvent, RefObject } from 'react';
import { results } from '../../common/strings/results.en.ts';
import { isPlainClick } from '../routing/isPlainClick.ts';
import { strings } from '../site/strings.ts';
import { HitOption } from './HitOption.tsx';
import type { Option } from './listOptions.ts';
import styles from './OptionList.module.css';
import { SUGGESTIONS_ID } from './suggestionsId.ts';

interface Props {
  label: string;
  options: readonly Option[];
  /** Line that Enter opens; -1 for none. */
  active: number;
  listRef: RefObject<HTMLDivElement | null>;
  onPoint: (index: number) => void;
  onOpen: (option: Option) => void;
}

/** Offer lines to choose from. The field keeps the focus and has the keys; the list itself hears of the pointer. */
export function OptionList({ label, options, active, listRef, onPoint, onOpen }: Props) {
  const findLine = (target: EventTarget): number => {
    const line = target instanceof Element && target.closest('[role=option]');
    return line ? options.findIndex(({ id }) => id === line.id) : -1;
  };
  const point = (index: number) => {
    if (index >= 0 && index !== active) onPoint(index);
  };
  const open = (event: MouseEvent) => {
    const option = options[findLine(event.target)];
    if (!option || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(option);
  };
  const draw = (option: Option) => <HitOption key={option.id} option={option} isActive={option === options[active]} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    <div
      id={SUGGESTIONS_ID}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      ref={listRef}
      onPointerMove={({ target }) => point(findLine(target))}
      onMouseDown={(event) => event.preventDefault()}
      onClick={open}
    >
      {listGroups(options).map(({ name, lines }) =>
        name === undefined ? (
          lines.map(draw)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: options stand in it, and no fields.
          <div key={name} role="group" aria-label={name}>
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
            {lines.map(draw)}
          </div>
        ),
      )}
    </div>
  );
}

/** Names of the groups that are offered before a query. Hits have none. */
const GROUP_NAMES: Partial<Record<Option['kind'], string>> = {
  recent: strings.search.recent,
  visited: results.visited,
  first: results.firstSteps,
};

/** Divide the lines by the name of their group, in order. */
function listGroups(options: readonly Option[]): { name: string | undefined; lines: Option[] }[] {
  const groups: { name: string | undefined; lines: Option[] }[] = [];
  for (const option of options) {
    const name = GROUP_NAMES[option.kind];
    const last = groups.at(-1);
    if (last && last.name === name) last.lines.push(option);
    else groups.push({ name, lines: [option] });
  }
  return groups;
}
