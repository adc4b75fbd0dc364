import type { RspressPlugin } from '@rspress/core';
import { COLOR_MODE_KEY } from '../common/storageKeys.ts';

/**
 * Colour the page before its first paint. Takes the place of Rspress's own script, which knows another key and throws
 * where storage is switched off.
 */
export function colorModeScript(): RspressPlugin {
  return {
    name: 'docs:color-mode-script',
    builderConfig: {
      html: {
        tags: [
          (tags) => [
            ...tags.filter(({ children }) => !children?.includes('rspress-theme-appearance')),
            { tag: 'script', children: SCRIPT, head: true, append: false },
          ],
        ],
      },
    },
  };
}

const SCRIPT = [
  '(()=>{',
  'let stored=null;',
  `try{stored=localStorage.getItem(${JSON.stringify(COLOR_MODE_KEY)})}catch{}`,
  "const dark=stored==='dark'||(stored!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);",
  'const root=document.documentElement;',
  "root.classList.toggle('dark',dark);",
  "root.classList.toggle('rp-dark',dark);",
  "root.style.colorScheme=dark?'dark':'light'",
  '})()',
].join('');
