import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { SECTIONS } from '../common/buildRecord.ts';
import { flattenSidebar, SIDEBARS_FILE, SIDEBARS_SCHEMA, type SidebarItem, type Sidebars } from '../common/sidebar.ts';

const route = z.string().regex(/^\/(.*\/)?$/, 'needs a slash at both ends');

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
  sidebars: z.partialRecord(z.enum(SECTIONS), z.array(itemSchema).min(1)),
});

/**
 * Read a version's own sidebars from its content folder.
 * Throws an Error that lists each wrong entry with its place in the file, each address that no page has, and each
 * address that stands twice.
 */
export function readSidebars(contentDir: string, pageRoutes: readonly string[]): Sidebars {
  const file = path.join(contentDir, SIDEBARS_FILE);
  if (!existsSync(file)) throw new Error(`docs/${SIDEBARS_FILE} is missing: each version carries its own sidebars.`);
  const sidebars = parseSidebars(readFileSync(file, 'utf8'));
  const items = Object.values(sidebars).flatMap((section) => flattenSidebar(section).map(({ item }) => item));
  const known = new Set([...pageRoutes, ...items.filter((item) => item.category).map((item) => item.link)]);
  const links = items.flatMap((item) => (item.link ? [item.link] : []));
  const problems = [
    ...links.filter((link) => !known.has(link)).map((link) => `${link}: no page has this address`),
    ...links.filter((link, index) => links.indexOf(link) !== index).map((link) => `${link}: stands twice`),
  ];
  if (problems.length > 0) throw new Error(`docs/${SIDEBARS_FILE}:\n  ${problems.join('\n  ')}`);
  return sidebars;
}

/** Check the text of a sidebars file. */
export function parseSidebars(text: string): Sidebars {
  const result = fileSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data.sidebars as Sidebars;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || '(top)'}: ${issue.message}`);
  throw new Error(`docs/${SIDEBARS_FILE}:\n  ${problems.join('\n  ')}`);
}
