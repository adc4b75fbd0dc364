import type { MouseEvent, RefObject } from 'react';
import { isPlainClick } from '../routing/isPlainClick.ts';
import { HitOption } from './HitOption.tsx';
import type { Option } from './listOptions.ts';
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
      {options.map((option, index) => (
        <HitOption key={option.id} option={option} isActive={index === active} />
      ))}
    </div>
  );
}
