import { PAGE_LOAD_TIMEOUT_MS } from '../../common/pageLoad.ts';
import { RELOADING_MARK } from '../../common/rootMarks.ts';
import { failPage } from '../routing/pageLoad.ts';
import { PageLoadError } from '../routing/reloadOnce.ts';
import { withTimeout } from '../routing/withTimeout.ts';
import { strings } from '../site/strings.ts';
import type { PageModule } from './pageModule.ts';

/** What the runtime gets in place of a first page that did not load, in the shape of a page that is not Markdown. */
interface StandIn extends PageModule {
  routePath: string;
  title: string;
  toc: never[];
  frontmatter: Record<string, never>;
  isStandIn: true;
  kept: KeptHtml;
}

/** Parts of the page as its HTML has them. They are for reading: nothing in them but links works. */
export interface KeptHtml {
  article: string | undefined;
  sidebar: string | undefined;
}

/**
 * Wait for the first page. The runtime draws nothing before it has a page: where this one does not load, it gets a
 * stand-in, so that the failure can be shown and the rest of the page works.
 */
export async function orStandIn(pending: Promise<PageModule>, route: string): Promise<PageModule | StandIn> {
  const seconds = PAGE_LOAD_TIMEOUT_MS / 1000;
  const timeout = () => new PageLoadError(strings.routing.pageTimeout({ route, seconds }));
  try {
    return await withTimeout(pending, PAGE_LOAD_TIMEOUT_MS, timeout);
  } catch (error) {
    // The script of the head may load the document again then, and does so at most once.
    await documentLoad();
    if (document.documentElement.hasAttribute(RELOADING_MARK)) return new Promise(() => {});
    failPage(route, error);
    const kept = {
      article: document.querySelector('[data-article]')?.innerHTML,
      sidebar: document.querySelector('[data-sidebar]')?.innerHTML,
    };
    return { default: () => null, routePath: route, title: '', toc: [], frontmatter: {}, isStandIn: true, kept };
  }
}

/** Whether the data of a page are those of a stand-in. */
export const isStandIn = (page: object): boolean => 'isStandIn' in page;

/** What a stand-in keeps of its page; undefined for any other page. */
export const keptHtmlOf = (page: object): KeptHtml | undefined =>
  // Only a stand-in has both keys.
  'isStandIn' in page && 'kept' in page ? (page.kept as KeptHtml) : undefined;

function documentLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
