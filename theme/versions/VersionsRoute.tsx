import { strings } from '../site/strings.ts';
import { VersionsPage } from './VersionsPage.tsx';

// Rspress reads these like front matter.
export const title = strings.versions.menu;
export const frontmatter = { title, description: strings.versions.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function VersionsRoute() {
  return <VersionsPage />;
}
