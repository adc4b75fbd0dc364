import type { RspressPlugin } from '@rspress/core';
import type { LastChanges } from '../../common/buildRecord.ts';
import { SHOWN_FIELDS } from '../../common/docs/frontMatter.ts';
import { type MarkdownNode, wordsOf } from '../../common/docs/markdownNode.ts';
import type { LocaleConfig, PageDay } from '../../common/siteConfig.ts';
import type { PageSource } from './pageTable.ts';

const META_KEY = 'pageMeta';

/** Rspress's plugin that parses pages again, for an unused list and index. */
export const PAGE_DATA_PLUGIN = 'rsbuild-plugin-searchIndex';

/** The used part of the Markdown compiler, which is no direct dependency. */
interface Compiler {
  data(key: string): unknown;
}

/** Contents of generated pages, by route. */
type Tocs = ReadonlyMap<string, readonly { id: string; text: string; depth: number }[]>;

/**
 * Add each page's route and last change to its chunk, and skip Rspress's list of all pages. `metas`, by file, are filled once the
 * routes are known.
 */
export function pageMeta(
  metas: ReadonlyMap<string, object>,
  fill: (sources: readonly PageSource[]) => void,
): RspressPlugin {
  const noPageData = { name: 'docs:no-page-data', remove: [PAGE_DATA_PLUGIN], setup() {} };
  return {
    name: 'docs:page-meta',
    builderConfig: { plugins: [noPageData] },
    routeServiceGenerated: (service: { getRoutes(): PageSource[] }) => fill(service.getRoutes()),
    markdown: {
      remarkPlugins: [
        function addPageMeta(this: unknown) {
          // unified binds `this` to the processor; Rspress sets the key before compiling a page.
          const meta = (this as Compiler).data(META_KEY);
          return (tree: MarkdownNode, file: { path: string }) => {
            Object.assign(meta as object, metas.get(file.path), listToc(tree));
            keepPageKeys(meta as { frontmatter?: Record<string, unknown> });
          };
        },
      ],
    },
  };
}

/** List a page's data under the names of Rspress's runtime and the theme. */
export function listMeta({ routePath, lang, version, relativePath }: PageSource, findDay: FindDay, tocs: Tocs): object {
  const day = findDay(relativePath);
  const toc = tocs.get(routePath);
  return {
    routePath,
    lang,
    version,
    _relativePath: relativePath,
    ...(day && { lastUpdated: day }),
    ...(toc && { toc }),
  };
}

/**
 * List the contents of a page whose headings have ids, also those in tabs and folded parts. The framework would read ids and words of
 * headings by other rules. Empty for a generated page.
 */
export function listToc(tree: MarkdownNode): { toc?: object[] } {
  const headings = listHeadings(tree).filter(({ depth = 0 }) => depth > 1 && depth < 5);
  if (headings.some(({ data }) => data?.id === undefined)) return {};
  return {
    toc: headings.map((heading) => ({
      id: heading.data?.id,
      text: wordsOf(heading).trim(),
      depth: heading.depth,
    })),
  };
}

const listHeadings = ({ children = [] }: MarkdownNode): MarkdownNode[] =>
  children.flatMap((node) => {
    if (node.type === 'heading') return [node];
    // Parts that Markdown lacks: tabs and callouts.
    return node.data?.hName ? listHeadings(node) : [];
  });

/** Remove what the theme does not get from the front matter, in place: the compiler writes that object. */
export function keepPageKeys({ frontmatter = {} }: { frontmatter?: Record<string, unknown> }): void {
  for (const key of Object.keys(frontmatter)) if (!SHOWN_FIELDS.includes(key)) delete frontmatter[key];
}

/** Finds the last change of a content file, by its path in the content folder. */
type FindDay = (filePath: string) => PageDay | undefined;

/** Create a FindDay in the readers' language. */
export function createFindDay(lastChanges: LastChanges, locale: LocaleConfig): FindDay {
  const formatDay = createFormatDay(locale);
  return (filePath) => {
    const day = lastChanges[filePath]?.date.slice(0, 10);
    return day === undefined ? undefined : { day, text: formatDay(day) };
  };
}

/**
 * Create a formatter of days in a language, the same in every time zone. Browsers are slow at it and may differ.
 * @example createFormatDay({ htmlLang: 'en', calendar: 'gregory' })('2025-08-29') === 'Aug 29, 2025'
 */
export function createFormatDay({ htmlLang, calendar }: Pick<LocaleConfig, 'htmlLang' | 'calendar'>) {
  const format = new Intl.DateTimeFormat(htmlLang, {
    calendar,
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
}
