import { flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import type { PageFile } from './readDocs.ts';

/** Order pages as in the sidebars; others come last, in the given order. */
export function sortPages<Page extends PageFile>(pages: readonly Page[], sidebars: Sidebars = {}): Page[] {
  const routes = Object.values(sidebars).flatMap((items) => flattenSidebar(items).map(({ item }) => item.link));
  const rank = ({ filePath }: PageFile): number => {
    const index = routes.indexOf(contentFileToRoute(filePath));
    return index < 0 ? routes.length : index;
  };
  return [...pages].sort((a, b) => rank(a) - rank(b));
}
