import type { BuildRecord } from '../../common/buildRecord.ts';
import { UserError } from '../lib/userError.ts';

/**
 * Check that some version has each page that the navbar leads to: a version without the page's area leaves the entry
 * out, so a misspelt address would be in none. Throws a UserError that names the others.
 */
export function checkNavbar(routes: readonly string[], records: readonly Pick<BuildRecord, 'pages'>[]): void {
  const known = new Set(records.flatMap(({ pages }) => pages.map(({ route }) => route)));
  const unknown = routes.filter((route) => !known.has(route));
  if (unknown.length === 0) return;
  throw new UserError(`site.config.ts: navbar.items: no version has the page ${unknown.join(', ')}.`, {
    hint: 'Fix the address, or add the page and list it in docs/sidebars.json. Or leave the entry out.',
  });
}
