import type { ComponentType } from 'react';
import { FIRST_PAGE_META, type FirstPage, RELOADING_ATTRIBUTE } from '../../common/pageHtml.ts';
import { limitLoad, PageLoadError } from '../navigation/pageFailure.ts';
import { strings } from '../site/strings.ts';
import { documentLoad } from '../ui/documentLoad.ts';

export interface PageModule {
  default: ComponentType & {
    /** By encoded file path; Rspress writes and reads them. */
    __RSPRESS_PAGE_META?: Record<string, unknown>;
  };
}

/** Return a page's module. Throws `PageLoadError` if it has no component. */
export function requireComponent(module: Partial<PageModule>, route: string): PageModule {
  if (!module.default) throw new PageLoadError(strings.navigation.noComponent(route));
  return { ...module, default: module.default };
}

/** Undefined in the build, and in the HTML for addresses without a page. */
export const firstPage = typeof document === 'undefined' ? undefined : readFirstPage();

function readFirstPage(): FirstPage | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_PAGE_META}"]`);
  // The build that wrote this script wrote the page.
  return meta ? (JSON.parse(meta.content) as FirstPage) : undefined;
}

/** In the shape of a page that is not Markdown. */
interface FallbackPage extends PageModule {
  routePath: string;
  title: string;
  toc: never[];
  frontmatter: { pageType: string };
  kept: KeptHtml;
}

/** Only the links in the HTML work. */
interface KeptHtml {
  article: string | undefined;
  sidebar: string | undefined;
  /** Why there is no page. */
  error: unknown;
  /** The page, if it comes after all. */
  late: Promise<unknown>;
}

/** Wait for the first page. The runtime draws nothing without a page, so a fallback page shows a failure. */
export async function orFallback(pending: Promise<PageModule>, route: string): Promise<PageModule | FallbackPage> {
  try {
    // The document began before this script.
    return await limitLoad(route, pending, 0);
  } catch (error) {
    // The head script may reload the document now, at most once. A request that hangs holds back the load of the document.
    if (!(error instanceof PageLoadError)) await documentLoad();
    if (document.documentElement.hasAttribute(RELOADING_ATTRIBUTE)) return new Promise(() => {});
    console.error(`The page at ${route} did not load.`, error);
    const article = readArticle();
    const sidebar = document.querySelector('[data-sidebar]')?.innerHTML;
    const frontmatter = { pageType: article === undefined ? 'custom' : 'doc' };
    const kept = { article, sidebar, error, late: pending };
    return { default: () => null, routePath: route, title: '', toc: [], frontmatter, kept };
  }
}

/** Buttons would do nothing, so all tabs are shown instead. */
function readArticle(): string | undefined {
  // A copy of an element is an element.
  const article = document.querySelector('[data-article]')?.cloneNode(true) as Element | undefined;
  for (const button of article?.querySelectorAll('button') ?? []) button.remove();
  for (const panel of article?.querySelectorAll('[role=tabpanel], [role=tabpanel] > p') ?? [])
    panel.removeAttribute('class');
  return article?.innerHTML;
}

/** Read what a fallback page keeps; undefined for any other page. */
export const keptHtmlOf = (page: object): KeptHtml | undefined =>
  // No other page has the key.
  'kept' in page ? (page.kept as KeptHtml) : undefined;
