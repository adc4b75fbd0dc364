import { type MouseEvent, memo } from 'react';
import { results as words } from '../../common/strings/en/results.ts';
import { isPlainClick } from '../routing/isPlainClick.ts';
import type { HitOption, Option } from './listbox.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './OptionList.module.css';

interface Props {
  id: string;
  label: string;
  options: readonly Option[];
  /** Option that Enter opens; -1 for none. */
  active: number;
  onPoint: (index: number) => void;
  onOpen: (option: Option) => void;
}

/** Offer options. The field keeps the focus and handles the keys; the list handles the pointer. */
export function OptionList({ id, label, options, active, onPoint, onOpen }: Props) {
  const findOption = (target: EventTarget): number => {
    const element = target instanceof Element && target.closest('[role=option]');
    return element ? options.findIndex((option) => option.id === element.id) : -1;
  };
  const point = (index: number) => {
    if (index >= 0 && index !== active) onPoint(index);
  };
  const open = (event: MouseEvent) => {
    const option = options[findOption(event.target)];
    if (!option || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(option);
  };
  const draw = (option: Option) => <ListOption key={option.id} option={option} isActive={option === options[active]} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onPointerMove={({ target }) => point(findOption(target))}
      onMouseDown={(event) => event.preventDefault()}
      onClick={open}
    >
      {listGroups(options).map(({ name, members }) =>
        name === undefined ? (
          members.map(draw)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: it holds options, not fields.
          <div key={name} role="group" aria-label={name}>
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
            {members.map(draw)}
          </div>
        ),
      )}
    </div>
  );
}

const GROUP_NAMES: Partial<Record<Option['kind'], string>> = {
  symbol: words.symbols,
  visited: words.visited,
  first: words.firstSteps,
};

function listGroups(options: readonly Option[]): { name: string | undefined; members: Option[] }[] {
  const groups: { name: string | undefined; members: Option[] }[] = [];
  for (const option of options) {
    const name = GROUP_NAMES[option.kind];
    const last = groups.at(-1);
    if (last && last.name === name) last.members.push(option);
    else groups.push({ name, members: [option] });
  }
  return groups;
}

interface OptionProps {
  option: Option;
  isActive: boolean;
}

/** A hit is a link, so that it can be opened in another tab. */
const ListOption = memo(({ option, isActive }: OptionProps) => {
  const props = {
    className: styles.option,
    id: option.id,
    role: 'option',
    'aria-selected': isActive,
    'data-kind': option.kind,
    // The focus stays in the field.
    tabIndex: -1,
  };
  if (!('hit' in option)) {
    return (
      <a {...props} href={option.href}>
        <span className={styles.title} dir="auto">
          {option.text}
        </span>
        {option.note && <span className={styles.way}>{option.note}</span>}
      </a>
    );
  }
  return (
    <a {...props} href={option.href}>
      <HitText option={option} />
    </a>
  );
});

interface Readable extends Pick<HitOption, 'kind' | 'isEarly'> {
  hit: Pick<HitOption['hit'], 'title' | 'heading' | 'breadcrumbs' | 'marks' | 'excerpt'>;
}

function HitText({ option: { hit, kind, isEarly } }: { option: Readable }) {
  const way = hit.breadcrumbs.join(' › ');
  if (kind === 'child')
    return (
      <span className={styles.title} dir="auto">
        <MarkedText text={hit.heading} marks={hit.marks.heading} />
      </span>
    );
  return (
    <>
      <span className={styles.title} dir="auto">
        <MarkedText text={hit.title} marks={hit.marks.title} />
      </span>
      {(hit.excerpt || isEarly) && (
        <span className={styles.excerpt} dir="auto">
          {hit.excerpt && <MarkedText text={hit.excerpt.text} marks={hit.excerpt.marks} />}
        </span>
      )}
      {way !== '' && (
        <span className={styles.way} dir="auto">
          {way}
        </span>
      )}
    </>
  );
}

const NO_TEXT = '\u00a0';
const PLACEHOLDER = {
  kind: 'page' as const,
  hit: {
    title: NO_TEXT,
    heading: '',
    breadcrumbs: [NO_TEXT],
    marks: { title: [], heading: [] },
    excerpt: null,
  },
  isEarly: true,
};
const LINES = [0, 1, 2];

/** Show the form of hits that are on their way. */
export function HitPlaceholders() {
  return (
    <div aria-hidden="true">
      {LINES.map((number) => (
        <div className={`${styles.option} ${styles.placeholder}`} key={number}>
          <HitText option={PLACEHOLDER} />
        </div>
      ))}
    </div>
  );
}
