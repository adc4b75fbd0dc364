import { tabKey } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** Labels by groups. They apply even if the browser stores nothing. */
const chosen = new Map<string, string>();

/** Choose a tab and, where it is of a group, those with its label. The pressed tab keeps its place in the window. */
export function chooseTab(tab: HTMLElement): void {
  const { top } = tab.getBoundingClientRect();
  const { group } = tab.closest<HTMLElement>('[data-group]')?.dataset ?? {};
  showTab(tab);
  if (group) {
    chosen.set(group, labelOf(tab));
    writeStored(tabKey(group), labelOf(tab));
    applyChoices(document);
  }
  // Panels above may have changed their height.
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Show in each group of tabs the one that the reader chose, here or in another window, if the group has it. */
export function applyChoices(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-group]')) {
    const { group = '' } = element.dataset;
    const label = readStored(tabKey(group)) ?? chosen.get(group);
    const tab = listTabs(element.firstElementChild).find((one) => labelOf(one) === label);
    if (tab) showTab(tab);
  }
}

/** Show the panel of a tab, and hide those beside it. */
function showTab(tab: HTMLElement): void {
  const list = tab.parentElement;
  const panels = list?.parentElement?.querySelectorAll(':scope > [role=tabpanel]');
  for (const [index, one] of listTabs(list).entries()) {
    const isShown = one === tab;
    one.setAttribute('aria-selected', String(isShown));
    one.tabIndex = isShown ? 0 : -1;
    panels?.[index]?.setAttribute('data-shown', String(isShown));
  }
}

/** Show the tab that an element is in. */
export function revealInTabs(element: Element | null): void {
  const panel = element?.closest('[role=tabpanel]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) showTab(tab);
}

/** Choose the tab that a key moves to. Arrow keys wrap around. */
export function moveByKey(event: KeyboardEvent, tab: HTMLElement): void {
  const tabs = listTabs(tab.parentElement);
  const index = tabs.indexOf(tab);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowLeft: tabs.at(index - 1),
    ArrowRight: tabs[index + 1] ?? tabs[0],
    Home: tabs[0],
    End: tabs.at(-1),
  };
  const target = targets[event.key];
  // With Alt, the arrow keys go back and forward.
  if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  chooseTab(target);
  target.focus({ preventScroll: true });
}

const listTabs = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
];

const labelOf = (tab: HTMLElement): string => tab.textContent ?? '';
