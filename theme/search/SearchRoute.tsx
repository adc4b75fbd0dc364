import { strings } from '../site/strings.ts';
import { SearchPage } from './SearchPage.tsx';

// Rspress reads these like front matter.
export const title = strings.search.search;
export const frontmatter = { title, description: strings.search.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function SearchRoute() {
  return <SearchPage />;
}
