import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import { UpgradePage } from './UpgradePage.tsx';

// Rspress reads these like front matter.
export const title = words.title;
export const frontmatter = { title, description: words.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function UpgradeRoute() {
  return <UpgradePage />;
}
