import type { RspressPlugin } from '@rspress/core';
import { type Category, listCategories, type SidebarItem, type Sidebars } from '../../common/sidebar.ts';
import type { ContentPage } from './content.ts';

/** Add the pages that sidebar lines ask for: lists of the pages below. */
export function categoryPages(sidebars: Sidebars, pages: readonly ListedPage[]): RspressPlugin {
  return {
    name: 'docs:category-pages',
    addPages: () =>
      listCategories(sidebars).map((item) => ({ routePath: item.link, content: formatCategoryPage(item, pages) })),
  };
}

type ListedPage = Pick<ContentPage, 'route' | 'description'>;

/** Format a category page as Markdown, with plain links. */
export function formatCategoryPage(item: Category, pages: readonly ListedPage[]): string {
  const entries = (item.items ?? []).map((entry) => formatEntry(entry, pages));
  return [
    '---',
    `title: ${JSON.stringify(item.label)}`,
    `description: ${JSON.stringify(item.category)}`,
    '---',
    `# ${escapeMarkdown(item.label)}`,
    escapeMarkdown(item.category),
    ...entries,
    '',
  ].join('\n\n');
}

function formatEntry(entry: SidebarItem, pages: readonly ListedPage[]): string {
  const description = escapeMarkdown(pages.find(({ route }) => route === entry.link)?.description ?? '');
  const label = escapeMarkdown(entry.label);
  const heading = entry.link ? `[${label}](${entry.link})` : label;
  return `- **${heading}**${description ? ` — ${description}` : ''}`;
}

/** Escape text: the framework compiles generated pages as MDX and runs braces and modules. */
const escapeMarkdown = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>&~|]/g, '\\$&')
    .replace(/^[ei]/, (letter) => (/^(?:ex|im)port\b/.test(text.trim()) ? `&#${letter.charCodeAt(0)};` : letter));

/** Add the shell's pages: theme components by route, as absolute paths. */
export function shellPages(components: Readonly<Record<string, string>>): RspressPlugin {
  return {
    name: 'docs:shell-pages',
    addPages: () => Object.entries(components).map(([routePath, filepath]) => ({ routePath, filepath })),
  };
}
