import {
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { results as words } from '../../common/strings/en/results.ts';
import { isPlainClick } from '../navigation/links.ts';
import { isComposing } from '../ui/isComposing.ts';
import { type Choice, findActive, type Option, resolveKey } from './listbox.ts';
import { ExcerptText, MarkedText } from './MarkedText.tsx';
import styles from './OptionList.module.css';

export interface PopupBox {
  listId: string;
  inputRef: RefObject<HTMLInputElement | null>;
  close: () => void;
}

interface Props {
  options: readonly Option[];
  /** Another one begins at `first`. */
  list: unknown;
  /** Index of the option that is active before the reader chooses one; -1 for none. */
  first: 0 | -1;
  box: PopupBox;
  /** Has links to which the keys lead after the options. */
  footRef?: RefObject<HTMLElement | null>;
}

/** Offer options. The field keeps the focus: its attributes name the active option, which Enter opens. */
export function OptionList({ options, list, first, box, footRef }: Props) {
  const { listId, inputRef, close } = box;
  const [choice, setChoice] = useState<Choice>();
  const active = findActive(options, { choice, list, first });
  const activeId = options[active]?.id;

  const point = (option: Option | undefined) => {
    if (option && option.id !== activeId) setChoice({ list, key: option.key });
  };
  const findOption = (target: EventTarget): Option | undefined => {
    const element = target instanceof Element && target.closest('[role=option]');
    return element ? options.find((option) => option.id === element.id) : undefined;
  };
  const onClick = (event: MouseEvent) => {
    const option = findOption(event.target);
    if (option && isPlainClick(event)) close();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const links = [...(footRef?.current?.querySelectorAll('a') ?? [])];
    const link = event.target instanceof HTMLAnchorElement ? links.indexOf(event.target) : -1;
    const isInField = event.target === inputRef.current;
    if (isComposing(event) || (!isInField && link < 0)) return;
    const option = options[active];
    if (event.key === 'Enter' && isInField && option) {
      event.preventDefault();
      return document.getElementById(option.id)?.click();
    }
    const index = isInField ? active : options.length + link;
    const next = resolveKey(event.key, { index, options: options.length, links: links.length });
    if (next === undefined) return;
    event.preventDefault();
    (links[next - options.length] ?? inputRef.current)?.focus({ preventScroll: true });
    point(options[next]);
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // In one frame with the list.
  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.setAttribute('aria-expanded', 'true');
    return () => input?.setAttribute('aria-expanded', 'false');
  }, [inputRef]);
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!activeId) return;
    input?.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => input?.removeAttribute('aria-activedescendant');
  }, [activeId, inputRef]);

  const draw = (option: Option) => <ListOption key={option.id} option={option} isActive={option.id === activeId} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    <div
      id={listId}
      role="listbox"
      aria-label={words.suggestions}
      tabIndex={-1}
      onPointerMove={({ target }) => point(findOption(target))}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {GROUPS.map(({ kind, name }) => {
        const members = options.filter((option) => option.kind === kind);
        if (members.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: it holds options, not fields.
          <div key={kind} role="group" aria-label={name}>
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
            {members.map(draw)}
          </div>
        );
      })}
      {options.filter((option) => 'hit' in option).map(draw)}
    </div>
  );
}

const GROUPS = [
  { kind: 'symbol', name: words.symbols },
  { kind: 'visited', name: words.visited },
  { kind: 'first', name: words.firstSteps },
] as const;

interface OptionProps {
  option: Option;
  isActive: boolean;
}

/** A link, so that it can be opened in another tab. */
const ListOption = memo(({ option, isActive }: OptionProps) => (
  <a
    className={styles.option}
    id={option.id}
    role="option"
    aria-selected={isActive}
    data-kind={option.kind}
    // The focus stays in the field.
    tabIndex={-1}
    href={option.href}
  >
    <Lines {...listLines(option)} />
  </a>
));

interface OptionLines {
  title: ReactNode;
  signature?: string | undefined;
  excerpt?: ReactNode;
  way?: string;
}

function listLines(option: Option): OptionLines {
  if (!('hit' in option)) return { title: option.text, signature: option.signature, way: option.note };
  const { hit, kind, isEarly } = option;
  if (kind === 'child') return { title: <MarkedText text={hit.heading} marks={hit.marks.heading} /> };
  return {
    title: <MarkedText text={hit.title} marks={hit.marks.title} />,
    // Each is one line.
    excerpt: hit.excerpt ? <ExcerptText {...hit.excerpt} /> : isEarly && '\u00a0',
    way: hit.breadcrumbs.join(' › '),
  };
}

const Lines = ({ title, signature, excerpt, way }: OptionLines) => (
  <>
    <span className={styles.title} dir="auto">
      {title}
    </span>
    {signature && <code className={styles.signature}>{signature}</code>}
    {excerpt && (
      <span className={styles.excerpt} dir="auto">
        {excerpt}
      </span>
    )}
    {way && (
      <span className={styles.way} dir="auto">
        {way}
      </span>
    )}
  </>
);

/** Show the form of hits that are on their way. */
export const HitPlaceholders = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((number) => (
      <div className={`${styles.option} ${styles.placeholder}`} key={number}>
        <Lines title="&nbsp;" excerpt="&nbsp;" way="&nbsp;" />
      </div>
    ))}
  </div>
);
