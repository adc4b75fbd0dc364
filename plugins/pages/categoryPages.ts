import type { RspressPlugin } from '@rspress/core';
import { flattenSidebar, type SidebarItem, type Sidebars } from '../../common/sidebar.ts';
import type { ContentPage } from './content.ts';

/** Add a page for every sidebar line that asks for one: a list of the pages beneath it. */
export function categoryPages(sidebars: Sidebars, pages: readonly ContentPage[]): RspressPlugin {
  return {
    name: 'docs:category-pages',
    addPages: () =>
      listCategories(sidebars).map((item) => ({ routePath: item.link, content: formatCategoryPage(item, pages) })),
  };
}

type Category = SidebarItem & { link: string; category: string };

/** List the sidebar lines whose page is generated. */
export function listCategories(sidebars: Sidebars): Category[] {
  return Object.values(sidebars)
    .flatMap((items) => flattenSidebar(items).map(({ item }) => item))
    .filter((item): item is Category => Boolean(item.category && item.link));
}

/** Write a category page as Markdown: plain links, so that it reads without scripts and converts to text. */
export function formatCategoryPage(item: Category, pages: readonly ContentPage[]): string {
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

function formatEntry(entry: SidebarItem, pages: readonly ContentPage[]): string {
  const description = escapeMarkdown(pages.find(({ route }) => route === entry.link)?.description ?? '');
  const label = escapeMarkdown(entry.label);
  const heading = entry.link ? `[${label}](${entry.link})` : label;
  return `- **${heading}**${description ? ` — ${description}` : ''}`;
}

/** Write text so that it stays text: the framework compiles generated pages as MDX, in which braces and modules run. */
const escapeMarkdown = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>&~|]/g, '\\$&')
    .replace(/^[ei]/, (letter) => (/^(?:ex|im)port\b/.test(text.trim()) ? `&#${letter.charCodeAt(0)};` : letter));
