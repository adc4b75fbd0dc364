import type { Page } from '@playwright/test';
import { CRASH } from './breakPage.ts';
import { rewrite } from './rewrite.ts';

/** Keys of the theme's data, with the text around them in the script that contains them. */
const PARTS = {
  footer: { before: 'footer:{', key: 'columns', after: ':[' },
} as const;

/** Make one part of the full fixture throw whenever it is rendered, until `repairPages` is called. */
export async function breakSite(page: Page, part: keyof typeof PARTS): Promise<void> {
  const { before, key, after } = PARTS[part];
  const sound = `${before}${key}${after}`;
  const error = `new Error(${JSON.stringify(CRASH.message)},{cause:new Error(${JSON.stringify(CRASH.cause)})})`;
  const getter = `get ${key}(){if(!window.arePagesRepaired)throw ${error};return this.${key}Repaired},${key}Repaired`;
  await rewrite(page, '**/static/js/index.*.js', { [sound]: before + getter + after });
}
