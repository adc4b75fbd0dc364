import type { Category, SidebarItem } from '../../common/sidebar.ts';
import type { ContentPage } from './content.ts';

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
