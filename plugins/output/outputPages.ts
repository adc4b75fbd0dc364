import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageModel, PageModels } from '../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import { formatCategoryPage, listCategories } from '../pages/categoryPages.ts';
import type { Content, ContentPage } from '../pages/content.ts';

export interface OutputPage extends ContentPage {
  markdown: string;
  model: PageModel;
  isGenerated: boolean;
}

interface Inputs {
  contentDir: string;
  content: Content;
  sidebars: Sidebars;
  models: PageModels;
}

export type ListPages = () => readonly OutputPage[];

/** Create a ListPages that reads the pages once. */
export function createListPages(inputs: Inputs): ListPages {
  let pages: OutputPage[] | undefined;
  return () => {
    pages ??= [...readWritten(inputs), ...formatGenerated(inputs)];
    return pages;
  };
}

const readWritten = ({ contentDir, content, models }: Inputs): OutputPage[] =>
  content.pages.map((page) => {
    const model = models[page.filePath];
    if (!model) throw new Error(`The build was given no content model of ${page.filePath}.`);
    return { ...page, markdown: readFileSync(path.join(contentDir, page.filePath), 'utf8'), model, isGenerated: false };
  });

const formatGenerated = ({ content, sidebars }: Inputs): OutputPage[] =>
  listCategories(sidebars).map((item) => {
    const markdown = formatCategoryPage(item, content.pages);
    const { link: route, label: title, category: description } = item;
    const page = { filePath: `${route.slice(1)}index.md`, route, title, description, keywords: [], movedFrom: [] };
    return { ...page, markdown, model: parseMarkdown(markdown).model, isGenerated: true };
  });
