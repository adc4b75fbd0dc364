import { z } from 'zod';
import { ALL_PAGES } from '../search.ts';
import { SHELL_ROUTES } from '../shellRoutes.ts';
import { AREA_ID, SIDEBARS_FILE, SIDEBARS_SCHEMA, type SidebarItem, type Sidebars } from '../sidebar.ts';
import { areaOfRoute } from '../urls.ts';
import { parseFile } from './parseFile.ts';

/** Keeps file names within the limits of file systems. */
const MAX_ID_LENGTH = 64;

/** Addresses become file names and are written into code that the framework generates. */
const route = z.string().regex(/^\/(?:[\w~-][\w.~-]*\/)*$/, 'needs a slash at both ends, and plain letters');

const itemSchema: z.ZodType<SidebarItem> = z.lazy(() =>
  z
    .strictObject({
      label: z.string().min(1),
      link: route.optional(),
      category: z.string().optional(),
      collapsed: z.boolean().optional(),
      items: z.array(itemSchema).min(1).optional(),
    })
    .refine((item) => item.link || item.items, { error: 'has neither a link nor items' }),
) as z.ZodType<SidebarItem>;

/** Zod leaves `__proto__` out of a record, so names are checked before. */
const areasSchema = z
  .unknown()
  .superRefine((areas, { addIssue }) => {
    for (const id of Object.keys(Object(areas))) {
      const problem = areaIdProblem(id);
      if (problem) addIssue(`the id ${JSON.stringify(id)} ${problem}`);
    }
  })
  .pipe(z.record(z.string(), z.array(itemSchema).min(1)));

const fileSchema = z.strictObject({ schema: z.literal(SIDEBARS_SCHEMA), sidebars: areasSchema });

/** Parse a sidebars file. Throws an Error that lists wrong entries with their paths. */
export const parseSidebars = (text: string): Sidebars => parseFile(SIDEBARS_FILE, text, fileSchema).sidebars;

/** Say why an id cannot be used; undefined if it can. Ids are part of addresses and file names. */
function areaIdProblem(id: string): string | undefined {
  if (id.length > MAX_ID_LENGTH) return `is longer than ${MAX_ID_LENGTH} characters`;
  if (!AREA_ID.test(id)) return 'may only have lower-case letters, digits and dashes, and no dash at its start';
  if (/^\d+$/.test(id)) return 'needs a letter: JavaScript moves numbers to the front';
  if (id === ALL_PAGES) return 'is taken: it means the search of all areas';
  if (SHELL_ROUTES.map(areaOfRoute).includes(id)) return 'is taken: it is the address of a page of the shell';
  return undefined;
}
