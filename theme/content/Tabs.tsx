import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { tabKey } from '../../common/storageKeys.ts';
import { strings } from '../site/strings.ts';
import { resolveTabKey } from '../ui/resolveTabKey.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { resolveTab } from './resolveTab.ts';
import styles from './Tabs.module.css';

interface TabProps {
  /** Name of the tab. The choice in a group is stored by this name. */
  label: string;
  /** What the tab shows. */
  children?: ReactNode;
}

/** The content of one tab; `Tabs` draws the tab. */
export function Tab({ children }: TabProps) {
  return children;
}

interface TabsProps {
  /** Name of the group. All tabs of one group change together. */
  group: string;
  /** The tabs: `Tab` elements. */
  children?: ReactNode;
}

/** Show one of several alternatives. The choice applies to all tabs of the same group, on every page. */
export function Tabs({ group, children }: TabsProps) {
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
    // Panels above may have changed their height, so scroll to keep the pressed tab under the pointer.
    requestAnimationFrame(() =>
      window.scrollBy({ top: (list?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' }),
    );
  };
  const move = (event: KeyboardEvent) => {
    const target = resolveTabKey(event.key, shown, labels.length);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.root}>
      <div className={styles.list} role="tablist" aria-label={strings.content.tabs} ref={listRef} onKeyDown={move}>
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

/** Choices made since the page was loaded: they apply even if the browser stores nothing. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** Read the label that the reader chose in a group of tabs, on this page or on an earlier visit. */
const readChosenTab = (group: string): string | null => chosen.get(group) ?? readStored(tabKey(group));

/** Choose a label in all tabs of a group, and store it. */
function chooseTab(group: string, label: string): void {
  chosen.set(group, label);
  writeStored(tabKey(group), label);
  for (const listener of listeners) listener();
}

function subscribeTabs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
