import type { ComponentType } from 'react';

/** A compiled page. */
export interface PageModule {
  default: ComponentType & {
    /** Facts of a Markdown page, by the encoded path of its file; Rspress writes and reads them. */
    __RSPRESS_PAGE_META?: Record<string, unknown>;
  };
}

/** Path of a page's content file, relative to the content folder; empty for a page that is not Markdown. */
export function filePathOf(module: PageModule): string {
  const [key = ''] = Object.keys(module.default.__RSPRESS_PAGE_META ?? {});
  return decodeURIComponent(key);
}
