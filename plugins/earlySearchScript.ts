import { SEARCH_BOX_ID } from '../common/searchBox.ts';
import { readShortcut } from '../common/shortcut.ts';

/**
 * Write the script that hears the keys which open the search before the theme does, so that no reader is too early for them.
 * It puts the reader into the field, where one is shown; the theme opens a field that has the focus. It knows keys as
 * `isShortcut` of the theme does.
 */
export function earlySearchScript(shortcut: string): string {
  const { key, modifiers } = readShortcut(shortcut);
  const wants = (name: string) => modifiers.includes(name);
  const holds = (property: string, isWanted: boolean) => `${isWanted ? '' : '!'}e.${property}`;
  const ctrl = holds('ctrlKey', wants('ctrl'));
  const command = wants('mod')
    ? `(/Mac|iP/.test(navigator.platform)?e.metaKey&&${ctrl}:e.ctrlKey&&!e.metaKey)`
    : `${ctrl}&&!e.metaKey`;
  return [
    "addEventListener('keydown',e=>{",
    `if(e.key.toLowerCase()==='${key}'&&${command}&&${holds('altKey', wants('alt'))}&&${holds('shiftKey', wants('shift'))}`,
    "||e.key==='/'&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&!e.target.closest('input,textarea,select,[contenteditable]')){",
    'e.preventDefault();',
    `document.querySelector('#${SEARCH_BOX_ID} input')?.focus()}`,
    '})',
  ].join('');
}
