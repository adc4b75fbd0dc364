import { SITE_PAGE_DESCRIPTION, SITE_PAGE_ROUTE, SITE_PAGE_TITLE } from '../../common/shellRoutes.ts';
import { firstPage } from '../rspress/pageModule.ts';
import { MergedPart, readPart } from '../ui/MergedPart.tsx';
import styles from '../versions/VersionsPage.module.css';

const kept = readPart('page');

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
  return <MergedPart part="page" className={`rp-doc ${styles.root}`} kept={kept} />;
}
