import { COLOR_MODE_KEY } from '../common/storageKeys.ts';

/** Write the script that colours the page before its first paint. */
export const colorModeScript = (): string =>
  [
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
