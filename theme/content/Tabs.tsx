import { Children, isValidElement, type ReactNode, useSyncExternalStore } from 'react';
import { tabKey } from '../../common/browser.ts';
import { strings } from '../site/strings.ts';
import { createStore } from '../ui/createStore.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { Tabs as TabList } from '../ui/Tabs.tsx';

interface TabProps {
  /** Name of the tab. The choice in a group is stored by this name. */
  label: string;
  /** What the tab shows. */
  children?: ReactNode;
}

/** Hold the content of one tab; `Tabs` draws the tab. */
export function Tab({ children }: TabProps) {
  return children;
}

interface TabsProps {
  /** Name of the group. All tabs of one group change together. */
  group: string;
  /** The tabs: `Tab` elements. */
  children?: ReactNode;
}

/** Show one of several alternatives. The choice applies to all tabs of the group, on every page. */
export function Tabs({ group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  const labels = tabs.map(({ props }) => props.label);
  const chosenLabel = useSyncExternalStore(
    chosen.subscribe,
    () => readChosenTab(group),
    () => null,
  );
  const shown = resolveTab(labels, chosenLabel);

  const choose = (index: number, list: HTMLElement | null) => {
    const before = list?.getBoundingClientRect().top ?? 0;
    chooseTab(group, labels[index] ?? '');
    // Panels above may have changed their height: keep the pressed tab under the pointer.
    requestAnimationFrame(() =>
      window.scrollBy({ top: (list?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' }),
    );
  };

  return (
    <div data-group={group}>
      <TabList label={strings.content.tabs} labels={labels} shown={shown} onChoose={choose}>
        {tabs}
      </TabList>
    </div>
  );
}

/** Labels by groups. They apply even if the browser stores nothing. */
const chosen = createStore<Readonly<Record<string, string>>>({});

const readChosenTab = (group: string): string | null => chosen.read()[group] ?? readStored(tabKey(group));

function chooseTab(group: string, label: string): void {
  writeStored(tabKey(group), label);
  chosen.write({ ...chosen.read(), [group]: label });
}

/** Find the tab to show: the reader's choice if the group has it, else the first. */
function resolveTab(labels: readonly string[], chosenLabel: string | null): number {
  return Math.max(0, labels.indexOf(chosenLabel ?? ''));
}
