import { FIRST_PAGE_META, type FirstPage } from '../../common/browser.ts';

/** Undefined in the build, and in the HTML for addresses without a page. */
export const firstPage = typeof document === 'undefined' ? undefined : readFirstPage();

function readFirstPage(): FirstPage | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_PAGE_META}"]`);
  // The build that wrote this script wrote the page.
  return meta ? (JSON.parse(meta.content) as FirstPage) : undefined;
}
