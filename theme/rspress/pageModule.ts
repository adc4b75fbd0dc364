import type { ComponentType } from 'react';
import { PageLoadError } from '../routing/reloadOnce.ts';
import { strings } from '../site/strings.ts';

export interface PageModule {
  default: ComponentType & {
    /** By encoded file path; Rspress writes and reads them. */
    __RSPRESS_PAGE_META?: Record<string, unknown>;
  };
}

/** Return a page's module; throws `PageLoadError` if it has no component. */
export function requireComponent(module: Partial<PageModule>, pathname: string): PageModule {
  if (!module.default) throw new PageLoadError(strings.rspress.noComponent(pathname));
  return { ...module, default: module.default };
}

/** Path in the content folder; empty for a page that is not Markdown. */
export function filePathOf(module: PageModule): string {
  const [key = ''] = Object.keys(module.default.__RSPRESS_PAGE_META ?? {});
  return decodeURIComponent(key);
}
