import { SITE_PAGE_DESCRIPTION, SITE_PAGE_ROUTE, SITE_PAGE_TITLE } from '../../common/shellRoutes.ts';
import { firstPage } from '../rspress/firstPage.ts';
import { DocumentPart } from '../ui/DocumentPart.tsx';
// For what the merge draws.
import '../versions/PageToc.module.css';
import styles from './SitePage.module.css';

// Rspress reads these like the front matter of a Markdown page.
export const title = firstPage?.words?.title ?? SITE_PAGE_TITLE;
export const frontmatter = {
  title,
  description: firstPage?.words?.description ?? SITE_PAGE_DESCRIPTION,
  pageType: 'custom',
};
/** Each page that the merge makes of this one has a route of its own. */
export const routePath = firstPage?.route ?? SITE_PAGE_ROUTE;
/** Read by `isVersionPage`. */
export const isSitePage = true;

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function SitePageRoute() {
  return <DocumentPart part="page" className={`rp-doc ${styles.root}`} />;
}
