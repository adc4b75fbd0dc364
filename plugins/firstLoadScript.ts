import { RELOADED_KEY } from '../common/storageKeys.ts';
import { PATHNAME_TAG } from './headTags.ts';

/**
 * Write the script that watches whether the page's own scripts and style sheets load. It needs none of them.
 * Where the page stands under another base than the site was built for, it says which base would be right. Elsewhere it
 * loads the page again, once for each address: where storage is switched off, never.
 */
export function firstLoadScript(siteBase: string): string {
  const base = JSON.stringify(siteBase).replace(/</g, '\\u003c');
  const key = JSON.stringify(RELOADED_KEY);
  return [
    '(()=>{',
    `const base=${base},key=${key};`,
    'let failed=0;',
    // Links that only fetch ahead do not count: what they fetch is asked for again.
    "const note=({target:t})=>{const a=t.src||(t.rel==='stylesheet'&&t.href);",
    "if(a&&/^(SCRIPT|LINK)$/.test(t.tagName)&&a.startsWith(location.origin+base+'static/'))failed=1};",
    "addEventListener('error',note,true);",
    "addEventListener('load',()=>{",
    "removeEventListener('error',note,true);",
    // The pathname inside the site, and the base that the address has before it.
    `const own=document.querySelector('meta[name="${PATHNAME_TAG}"]')?.content.slice(base.length);`,
    "const path=location.pathname.replace(/index\\.html$/,'').replace(/\\/?$/,'/');",
    "const found=own!==undefined&&path.endsWith('/'+own)?path.slice(0,path.length-own.length):base;",
    'if(failed&&found!==base)warn(found);else try{',
    'if(!failed)sessionStorage.removeItem(key);',
    'else if(sessionStorage.getItem(key)!==location.href){sessionStorage.setItem(key,location.href);location.reload()}',
    '}catch{}});',
    'function warn(found){',
    "const bar=document.createElement('p');",
    "bar.setAttribute('role','alert');",
    "bar.style.cssText='margin:0;padding:1rem;border:.25rem solid;background:Canvas;color:CanvasText';",
    `bar.textContent='The site was built for the base "'+base+'" but seems to be served under "'+found+'".`,
    ` Set base to "'+found+'" in site.config.ts and build again.';`,
    'document.body.prepend(bar)}',
    '})()',
  ].join('');
}
