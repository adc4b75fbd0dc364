import { SearchPage } from './SearchPage.tsx';

// Rspress reads these as it reads the front matter of a Markdown page.
export const title = 'Search';
export const frontmatter = { title, description: 'Search the documentation.', pageType: 'custom' };

/** The search page as a route. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function SearchRoute() {
  return <SearchPage />;
}
