import { Children, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

interface Props {
  label: string;
  labels: readonly string[];
  /** Index of the visible tab. */
  shown: number;
  /** Choosing a tab may move `list`. */
  onChoose: (index: number, list: HTMLElement | null) => void;
  children: ReactNode;
}

/** Draw tabs, one visible at a time. */
export function Tabs({ label, labels, shown, onChoose, children }: Props) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const target = resolveTabKey(event.key, shown, labels.length);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target, listRef.current);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} ref={listRef} onKeyDown={move}>
        {labels.map((name, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the labels of tabs change, and their order does not.
            key={index}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onChoose(index, listRef.current)}
          >
            {name}
          </button>
        ))}
      </div>
      {Children.map(children, (panel, index) => (
        <div
          className={styles.panel}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          data-shown={index === shown}
        >
          <p className={styles.label}>{labels[index]}</p>
          {panel}
        </div>
      ))}
    </>
  );
}

/** Find the tab that a key moves to; undefined for any other key. Arrow keys wrap around. */
function resolveTabKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: (index - 1 + count) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
