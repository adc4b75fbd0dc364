import { z } from 'zod';
import { ALL_PAGES } from '../search.ts';
import { SHELL_ROUTES } from '../shellRoutes.ts';
import { AREA_ID, SIDEBARS_FILE, SIDEBARS_SCHEMA, type SidebarItem, type Sidebars } from '../sidebar.ts';
import { areaOfRoute } from '../urls.ts';

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

const fileSchema = z.strictObject({
  schema: z.literal(SIDEBARS_SCHEMA),
  sidebars: z.record(z.string(), z.array(itemSchema).min(1)),
});

/** Parse a sidebars file. Throws an Error that lists each wrong entry with its path. */
export function parseSidebars(text: string): Sidebars {
  const json = parseJson(text);
  const { success, data, error } = fileSchema.safeParse(json);
  const problems = success ? listIdProblems(json) : error.issues.map(formatIssue);
  if (problems.length > 0 || !success) throw new Error(`${SIDEBARS_FILE}:\n  ${problems.join('\n  ')}`);
  return data.sidebars;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${SIDEBARS_FILE} is not valid JSON: ${String(cause)}`, { cause });
  }
}

const formatIssue = ({ path: keys, message }: z.core.$ZodIssue): string => `${keys.join('.') || '(top)'}: ${message}`;

// Reads the parsed file itself: zod leaves `__proto__` out.
function listIdProblems(json: unknown): string[] {
  const { sidebars } = json as { sidebars: object };
  return Object.keys(sidebars).flatMap((id) => {
    const problem = areaIdProblem(id);
    return problem ? [`sidebars: the id ${JSON.stringify(id)} ${problem}`] : [];
  });
}

/** Say why an id cannot be used; undefined if it can. Ids are part of addresses and file names. */
function areaIdProblem(id: string): string | undefined {
  if (id.length > MAX_ID_LENGTH) return `is longer than ${MAX_ID_LENGTH} characters`;
  if (!AREA_ID.test(id)) return 'may only have lower-case letters, digits and dashes, and no dash at its start';
  if (/^\d+$/.test(id)) return 'needs a letter: JavaScript moves numbers to the front';
  if (id === ALL_PAGES) return 'is taken: it means the search of all areas';
  if (SHELL_ROUTES.map(areaOfRoute).includes(id)) return 'is taken: it is the address of a page of the shell';
  return undefined;
}
