import { z } from 'zod';
import { flattenSidebar, listDeadLinks, SIDEBARS_FILE } from '../../../common/sidebar.ts';
import { type Docs, type Problem, REQUIRED_PAGES_FILE } from '../../content/readDocs.ts';

/** Find unlisted pages, and sidebar entries without a page. */
export function checkSidebars({ pages, sidebars }: Pick<Docs, 'pages' | 'sidebars'>): Problem[] {
  const inSidebars = (message: string): Problem => ({ filePath: SIDEBARS_FILE, line: 1, message });
  if (!sidebars) return [inSidebars('The file is missing.')];
  const listed = new Set(
    Object.values(sidebars).flatMap((lines) => flattenSidebar(lines).map(({ item: { link } }) => link)),
  );
  const routes = pages.map(({ route }) => route);
  const unlisted = pages
    .filter(({ route }) => !listed.has(route))
    .map(({ filePath }) => ({ filePath, line: 1, message: 'No sidebar lists this page.' }));
  const dead = listDeadLinks(sidebars, routes).map(({ label, link }) =>
    inSidebars(`"${label}" leads to ${link}, which no page has.`),
  );
  return [...unlisted, ...dead];
}

const fileSchema = z.strictObject({ schema: z.literal(1), routes: z.array(z.string().regex(/^\/(.+\/)?$/)) });

type CheckedDocs = Pick<Docs, 'pages' | 'sidebars' | 'requiredPages'>;

/** Find required routes without a page or a category. */
export function checkRequiredPages({ pages, sidebars = {}, requiredPages }: CheckedDocs): Problem[] {
  if (requiredPages === undefined) return [];
  const problem = (message: string): Problem => ({ filePath: REQUIRED_PAGES_FILE, line: 1, message });
  const read = fileSchema.safeParse(requiredPages);
  if (!read.success) return [problem(z.prettifyError(read.error))];
  const items = Object.values(sidebars).flatMap((area) => flattenSidebar(area).map(({ item }) => item));
  const categories = items.flatMap(({ link, category }) => (link && category ? [link] : []));
  const routes = new Set([...pages.map(({ route }) => route), ...categories]);
  return read.data.routes
    .filter((route) => !routes.has(route))
    .map((route) => problem(`The page ${route} is missing.`));
}
