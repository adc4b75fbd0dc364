import { compare as words } from '../../common/strings/en/compare.ts';
import { strings } from '../site/strings.ts';
import { ComparePage } from './ComparePage.tsx';

// Rspress reads these like front matter.
export const title = strings.versions.compare;
export const frontmatter = { title, description: words.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function CompareRoute() {
  return <ComparePage />;
}
