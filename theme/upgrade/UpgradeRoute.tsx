import { UpgradePage } from './UpgradePage.tsx';
import { words } from './words.ts';

// Rspress reads these as it reads the front matter of a Markdown page.
export const title = words.title;
export const frontmatter = { title, description: words.description, pageType: 'custom' };

/** The page with the steps of an upgrade as a route. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function UpgradeRoute() {
  return <UpgradePage />;
}
