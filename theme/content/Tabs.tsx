import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { chooseTab, readChosenTab, subscribeTabs } from './chosenTabs.ts';
import { resolveKey, resolveTab } from './resolveTab.ts';
import styles from './Tabs.module.css';

interface TabProps {
  label: string;
  children?: ReactNode;
}

/** Hold the content of one tab. What draws it is `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Show one of several alternatives; the choice holds for all tabs of the same group, on every page. */
export function Tabs({ group, children }: { group: string; children?: ReactNode }) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  const labels = tabs.map(({ props }) => props.label);
  const chosenLabel = useSyncExternalStore(
    subscribeTabs,
    () => readChosenTab(group),
    () => null,
  );
  const shown = resolveTab(labels, chosenLabel);

  const choose = (index: number) => {
    const list = listRef.current;
    const before = list?.getBoundingClientRect().top ?? 0;
    chooseTab(group, labels[index] ?? '');
    // Panels above may have changed their height: what the reader pressed stays where it is.
    requestAnimationFrame(() =>
      window.scrollBy({ top: (list?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' }),
    );
  };
  const move = (event: KeyboardEvent) => {
    const target = resolveKey(event.key, shown, labels.length);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.root}>
      <div className={styles.list} role="tablist" aria-label="Alternatives" ref={listRef} onKeyDown={move}>
        {labels.map((label, index) => (
          <button
            key={label}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          className={styles.panel}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          data-shown={index === shown}
        >
          <p className={styles.label}>{tab.props.label}</p>
          {tab}
        </div>
      ))}
    </div>
  );
}
