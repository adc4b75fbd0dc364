import { z } from 'zod';
import type { LibraryConfig } from '../library.ts';

// A message says what is expected, after the key and the value.

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

/** A page of the version being read, or another site. Every version that shows the link must have the page. */
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

/**
 * A link to an area, by one of its pages. The item is marked as current on every page of that area. A version without
 * the area leaves the item out; at least one version must have the page.
 */
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

/** Links are in `columns` or in one list, `items`; never in both. */
const footer = z
  .strictObject({
    columns: z
      .array(z.strictObject({ title: text, items: footerItems }))
      .min(1, 'one column or more')
      .optional(),
    items: footerItems.optional(),
    /** Text beside the site's icon. */
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
  /** By its Unicode name. */
  calendar: text,
  /** Of a language that another checkout builds. */
  url: origin.optional(),
  base: path.optional(),
});

/** Settings of the site, the same in every version. An unknown key is a mistake. */
const settings = z.strictObject({
  title: text,
  tagline: text,
  url: origin,
  base: path,
  /** Relative to the project. */
  favicon: text.regex(/^[^/].*\.(svg|png|ico)$/, 'a file in the project, ending in .svg, .png or .ico'),
  /** The picture that stands for the site where a page is shared; sites draw it in 1200 × 630 pixels. */
  socialImage: z
    .strictObject({ file: text.regex(/^[^/].*\.png$/, 'a PNG file in the project, ending in .png'), alt: text })
    .optional(),
  /** Repository of this site. */
  sourceUrl: href,
  /** In every ref of the repository. */
  docsDir: z
    .string()
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'a folder in the project, such as "docs" or "website/docs"')
    .default('docs'),
  navbar: z.strictObject({ items: z.array(navbarItem) }),
  footer,
  /** All versions if the list is left out. Each must exist. */
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
  /** By language code; the first is the default. */
  locales: z.record(languageCode, locale).refine((locales) => Object.keys(locales).length > 0, 'one language or more'),
  analytics: z
    .strictObject({
      provider: z.literal('gtag'),
      id: z.string().regex(/^[A-Z]+-[A-Z\d-]+$/, 'a measurement id, such as "G-ABC123"'),
      anonymizeIp: z.boolean().default(false),
    })
    .nullable(),
  /** Keys that open it, and pages that an empty box offers a new reader: a version without such a page leaves it out. */
  search: z.strictObject({
    shortcut: z.string().regex(/^((mod|ctrl|alt|shift)\+)*[a-z\d/]$/, 'keys joined by "+", such as "mod+k"'),
    starters: z.array(z.strictObject({ label: text, to: path })).default([]),
  }),
  content: z
    .strictObject({
      /** Correct words for the spelling check, a line each. A build does not read it. */
      dictionary: text.regex(/^[^/].*\.txt$/, 'a file in the project, ending in .txt').optional(),
    })
    .prefault({}),
  /** Below `base`, answered by the host, such as redirects. They are no pages, and their links are not checked. */
  hostPaths: z.array(z.string().regex(/^\/[^/]/, 'a path that begins with a slash, such as "/chat"')).default([]),
  /** Sites of language models, in the menu of each page. `{text}` stands for what they are asked. */
  assistants: z
    .array(z.strictObject({ label: text, href: href.includes('{text}', 'an address with "{text}" in it') }))
    .default([]),
  /** A message above the navbar until the reader closes it. Its content is HTML; a new id shows it again. */
  announcementBar: z
    .strictObject({
      id: text,
      content: text,
      backgroundColor: color.optional(),
      textColor: color.optional(),
      isCloseable: z.boolean().default(true),
    })
    .optional(),
  /** Whether readers can store versions and read them offline. `false` also removes what they stored, at their next visit. */
  offline: z.boolean().default(true),
  /** Of the window of the installed site, and of what shows while it starts. */
  appColors: z.strictObject({ theme: color, background: color }).optional(),
  /** The library that the site documents. Without it, samples are not checked, and pages have no live previews. */
  // The compiler checks this code of the project.
  library: z.custom<LibraryConfig>((value) => typeof value === 'object' && value !== null).optional(),
});

/** Rules for `site.config.ts`. */
const siteSchema = settings
  .check(({ value: { url, base, locales }, issues }) => {
    for (const [index, [code, locale]] of Object.entries(locales).entries()) {
      const isRight =
        index === 0
          ? (locale.url ?? url) === url && (locale.base ?? base) === base
          : locale.url !== undefined && locale.base !== undefined;
      const message = index === 0 ? 'no "url" and "base" but those of the site' : 'a "url" and a "base" of its own';
      if (!isRight) issues.push({ code: 'custom', input: locale, path: ['locales', code], message });
    }
  })
  .transform(({ locales, ...site }) => ({
    ...site,
    locales: Object.fromEntries(
      Object.entries(locales).map(([code, locale]) => {
        const { url = site.url, base = site.base } = locale;
        return [code, { ...locale, url, base }];
      }),
    ),
  }));

export type WrittenSiteConfig = z.input<typeof siteSchema>;
/** With defaults. */
export type SiteConfig = z.output<typeof siteSchema>;

/** Validate `site.config.ts` and fill in defaults. Throws an Error with a line for each mistake. */
export function parseSiteConfig(written: unknown): SiteConfig {
  const result = siteSchema.safeParse(written, { reportInput: true });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `\n  ${formatIssue(issue)}`);
  throw new Error(`site.config.ts is not valid:${problems.join('')}`);
}

function formatIssue(issue: z.core.$ZodIssue): string {
  const key = issue.path.join('.') || '(top)';
  if (issue.code === 'unrecognized_keys') {
    return `${key}: found ${formatList(issue.keys)}; expected only keys that common/config/siteSchema.ts describes`;
  }
  return `${key}: found ${formatFound(issue)}; expected ${formatExpected(issue)}`;
}

function formatExpected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return `${issue.expected === 'object' ? 'one' : 'a value of type'} ${issue.expected}`;
  if (issue.code === 'invalid_value') return formatList(issue.values);
  if (issue.code === 'invalid_union' && 'options' in issue) return formatList(issue.options ?? []);
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => message).join(', ');
  return issue.message;
}

const formatList = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

const LONGEST_VALUE = 120;

function formatFound(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return JSON.stringify(issue.path.at(-1));
  const found = foundValue(issue);
  const text = found === undefined ? 'nothing' : JSON.stringify(found);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** A union reports the whole entry, but only the value of its discriminator is wrong. */
function foundValue({ code, input, ...issue }: z.core.$ZodIssue): unknown {
  if (code !== 'invalid_union' || typeof input !== 'object' || input === null) return input;
  const entry: Record<string, unknown> = { ...input };
  return 'discriminator' in issue ? entry[String(issue.discriminator)] : input;
}
