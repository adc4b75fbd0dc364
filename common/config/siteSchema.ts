import { z } from 'zod';
import type { LibraryConfig } from '../library.ts';
import type { SiteConfig } from '../siteConfig.ts';

// A message says what is expected, after the key and value of parseSiteConfig.ts.

const text = z.string().trim().min(1, 'non-empty text');
const origin = z
  .string()
  .regex(/^https?:\/\/[^/?#\s]+$/, 'an origin without a slash at the end, such as "https://example.org"');
const path = z.string().regex(/^\/([^/?#\s]+\/)*$/, 'a path with slashes at both ends, such as "/" or "/docs/"');
const href = z.string().regex(/^(https?:\/\/[^/\s]+|mailto:[^\s]+)\S*$/, 'an address with "https://" or "mailto:"');
const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language code, such as "en" or "pt-BR"');
const color = z
  .string()
  .regex(/^(#[\da-f]{3,8}|[a-z]+|[a-z]+\([\w\s.,%/-]+\))$/i, 'a colour, such as "#6b2fd6" or "rgb(0 0 0 / 50%)"');
const year = z.int().min(1970, 'a year').max(9999, 'a year');

const target = { label: text, to: path.optional(), href: href.optional() };

function checkTarget(context: z.core.ParsePayload<{ to?: string | undefined; href?: string | undefined }>): void {
  const { to, href } = context.value;
  if ((to === undefined) === (href === undefined))
    context.issues.push({
      code: 'custom',
      input: context.value,
      message: 'exactly one of "to" (a page) and "href" (another site)',
    });
}

const doc = z.strictObject({ type: z.literal('doc'), label: text, to: path });
const link = z.strictObject({ type: z.literal('link'), ...target }).check(checkTarget);
const position = z.enum(['left', 'right']).default('right');
const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  label: text,
  items: z.array(z.discriminatedUnion('type', [doc, link])).min(1, 'one item or more'),
});

const navbarItem = z.discriminatedUnion('type', [
  doc.extend({ position }),
  z.strictObject({ ...link.shape, position }).check(checkTarget),
  dropdown.extend({ position }),
]);

const footerItems = z.array(z.strictObject(target).check(checkTarget)).min(1, 'one link or more');

const footer = z
  .strictObject({
    columns: z
      .array(z.strictObject({ title: text, items: footerItems }))
      .min(1, 'one column or more')
      .optional(),
    items: footerItems.optional(),
    logo: z.strictObject({ text }),
    copyright: z
      .strictObject({ from: year, to: year, holder: text })
      .refine(({ from, to }) => from <= to, 'a first year that is not after the last'),
  })
  .refine(({ columns, items }) => !(columns && items), 'either "columns" or "items"');

const locale = z.strictObject({
  label: text,
  htmlLang: languageCode,
  direction: z.enum(['ltr', 'rtl']),
  calendar: text,
  url: origin,
  base: path,
});

/** Rules for `site.config.ts`. An unknown key is a mistake. */
export const siteSchema = z.strictObject({
  title: text,
  tagline: text,
  url: origin,
  base: path,
  favicon: text.regex(/^[^/].*\.(svg|png|ico)$/, 'a file in the project, ending in .svg, .png or .ico'),
  socialImage: z
    .strictObject({ file: text.regex(/^[^/].*\.png$/, 'a PNG file in the project, ending in .png'), alt: text })
    .optional(),
  sourceUrl: href,
  docsDir: z
    .string()
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'a folder in the project, such as "docs" or "website/docs"')
    .default('docs'),
  navbar: z.strictObject({ items: z.array(navbarItem) }),
  footer,
  versionMenu: z
    .strictObject({
      versions: z
        .array(text)
        .min(1, 'one version or more')
        .refine((names) => new Set(names).size === names.length, 'each version once')
        .optional(),
    })
    .default({}),
  colorMode: z.strictObject({
    defaultMode: z.enum(['light', 'dark']),
    isSwitchEnabled: z.boolean(),
    respectSystem: z.boolean(),
  }),
  locales: z.record(languageCode, locale).refine((locales) => Object.keys(locales).length > 0, 'one language or more'),
  analytics: z
    .strictObject({
      provider: z.literal('gtag'),
      id: z.string().regex(/^[A-Z]+-[A-Z\d-]+$/, 'a measurement id, such as "G-ABC123"'),
      anonymizeIp: z.boolean().default(false),
    })
    .nullable(),
  search: z.strictObject({
    shortcut: z.string().regex(/^((mod|ctrl|alt|shift)\+)*[a-z\d/]$/, 'keys joined by "+", such as "mod+k"'),
    starters: z.array(z.strictObject({ label: text, to: path })).default([]),
  }),
  content: z
    .strictObject({
      dictionary: text.regex(/^[^/].*\.txt$/, 'a file in the project, ending in .txt').optional(),
    })
    .prefault({}),
  hostPaths: z.array(z.string().regex(/^\/[^/]/, 'a path that begins with a slash, such as "/chat"')).default([]),
  assistants: z
    .array(z.strictObject({ label: text, href: href.includes('{text}', 'an address with "{text}" in it') }))
    .default([]),
  announcementBar: z
    .strictObject({
      id: text,
      content: text,
      backgroundColor: color.optional(),
      textColor: color.optional(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  offline: z.boolean().default(true),
  appColors: z.strictObject({ theme: color, background: color }).optional(),
  // The compiler checks this code of the project.
  library: z.custom<LibraryConfig>((value) => typeof value === 'object' && value !== null).optional(),
}) satisfies z.ZodType<SiteConfig>;

export type WrittenSiteConfig = z.input<typeof siteSchema>;
