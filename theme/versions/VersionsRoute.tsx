import { strings } from '../site/strings.ts';
import { VersionsPage } from './VersionsPage.tsx';

// Rspress reads these as it reads the front matter of a Markdown page.
export const title = strings.versions.menu;
export const frontmatter = { title, description: strings.versions.description, pageType: 'custom' };

/** The list of versions as a route. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function VersionsRoute() {
  return <VersionsPage />;
}
