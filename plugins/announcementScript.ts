import { ANNOUNCEMENT_MARK, DISMISSED } from '../common/rootMarks.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '../common/storageKeys.ts';

/** Write the script that hides a closed announcement before the first paint, and forgets that an earlier one was closed. */
export function announcementScript(id: string): string {
  const dismissedKey = JSON.stringify(ANNOUNCEMENT_DISMISSED_KEY);
  const idKey = JSON.stringify(ANNOUNCEMENT_ID_KEY);
  // "</script>" in an id would end the script.
  const idText = JSON.stringify(id).replace(/</g, '\\u003c');
  return [
    '(()=>{try{',
    'const s=localStorage;',
    `if(s.getItem(${idKey})!==${idText}){s.removeItem(${dismissedKey});s.removeItem(${idKey})}`,
    `else if(s.getItem(${dismissedKey})==='true')`,
    `document.documentElement.setAttribute('${ANNOUNCEMENT_MARK}','${DISMISSED}')`,
    '}catch{}})()',
  ].join('');
}
