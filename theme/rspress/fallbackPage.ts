import { PAGE_LOAD_TIMEOUT_MS } from '../../common/pageLoad.ts';
import { RELOADING_MARK } from '../../common/rootMarks.ts';
import { failPage } from '../routing/pageLoad.ts';
import { PageLoadError } from '../routing/reloadOnce.ts';
import { withTimeout } from '../routing/withTimeout.ts';
import { strings } from '../site/strings.ts';
import type { PageModule } from './pageModule.ts';

/** In the shape of a page that is not Markdown. */
interface FallbackPage extends PageModule {
  routePath: string;
  title: string;
  toc: never[];
  frontmatter: Record<string, never>;
  isFallback: true;
  kept: KeptHtml;
}

/** Only the links in the HTML work. */
interface KeptHtml {
  article: string | undefined;
  sidebar: string | undefined;
}

/** Wait for the first page. The runtime draws nothing without a page, so a fallback page shows a failure. */
export async function orFallback(pending: Promise<PageModule>, route: string): Promise<PageModule | FallbackPage> {
  const seconds = PAGE_LOAD_TIMEOUT_MS / 1000;
  const timeout = new PageLoadError(strings.routing.pageTimeout({ route, seconds }));
  // The document began before this script.
  const rest = Math.max(0, PAGE_LOAD_TIMEOUT_MS - performance.now());
  try {
    return await withTimeout(pending, rest, () => timeout);
  } catch (error) {
    // The head script may reload the document now, at most once. A request that hangs holds back the load of the document.
    if (error !== timeout) await documentLoad();
    if (document.documentElement.hasAttribute(RELOADING_MARK)) return new Promise(() => {});
    failPage(route, error);
    const kept = {
      article: document.querySelector('[data-article]')?.innerHTML,
      sidebar: document.querySelector('[data-sidebar]')?.innerHTML,
    };
    return { default: () => null, routePath: route, title: '', toc: [], frontmatter: {}, isFallback: true, kept };
  }
}

/** Tell whether data are those of a fallback page. */
export const isFallback = (page: object): boolean => 'isFallback' in page;

/** Read what a fallback page keeps; undefined for any other page. */
export const keptHtmlOf = (page: object): KeptHtml | undefined =>
  // Only a fallback page has both keys.
  'isFallback' in page && 'kept' in page ? (page.kept as KeptHtml) : undefined;

function documentLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
