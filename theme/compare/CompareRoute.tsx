import { strings } from '../site/strings.ts';
import { ComparePage } from './ComparePage.tsx';

// Rspress reads these as it reads the front matter of a Markdown page.
export const title = strings.compare.title;
export const frontmatter = { title, description: strings.compare.description, pageType: 'custom' };

/** The page that compares versions as a route. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function CompareRoute() {
  return <ComparePage />;
}
