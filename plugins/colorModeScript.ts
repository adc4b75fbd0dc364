import { COLOR_MODE_MARK } from '../common/rootMarks.ts';
import type { SiteConfig } from '../common/siteConfig.ts';
import { COLOR_MODE_KEY } from '../common/storageKeys.ts';

interface Options {
  colorMode: SiteConfig['colorMode'];
  /** Colour behind the page in both modes. */
  backgrounds: { light: string; dark: string };
}

/**
 * Write the script that colours the page, and the browser around it, before the first paint. It decides as `resolveChoice`
 * of the theme does. A browser takes the first `theme-color` that fits: the one of a chosen mode stands before the two of the system's.
 */
export function colorModeScript({ colorMode, backgrounds }: Options): string {
  const { defaultMode, isSwitchEnabled, respectSystem } = colorMode;
  const initial = respectSystem ? 'system' : defaultMode;
  const readStored = `try{const s=localStorage.getItem(${JSON.stringify(COLOR_MODE_KEY)});if(s==='light'||s==='dark')choice=s}catch{}`;
  return [
    '(()=>{',
    `let choice=${JSON.stringify(initial)};`,
    isSwitchEnabled ? readStored : '',
    "const dark=choice==='dark'||(choice==='system'&&matchMedia('(prefers-color-scheme: dark)').matches);",
    'const root=document.documentElement;',
    `root.setAttribute(${JSON.stringify(COLOR_MODE_MARK)},choice);`,
    "root.classList.toggle('dark',dark);",
    "root.classList.toggle('rp-dark',dark);",
    "root.style.colorScheme=dark?'dark':'light';",
    "if(choice!=='system'){",
    "const meta=document.createElement('meta');",
    "meta.name='theme-color';",
    `meta.content=${JSON.stringify(backgrounds)}[choice];`,
    'document.head.append(meta)}',
    '})()',
  ].join('');
}
