import { z } from 'zod';
import { flattenSidebar } from '../../../common/sidebar.ts';
import { type Docs, type Problem, REQUIRED_PAGES_FILE } from '../../content/readDocs.ts';

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
