import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageModel, PageModels } from '../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import type { reference } from '../../common/strings/en/reference.ts';
import { formatCategoryPage, listCategories } from '../pages/categoryPages.ts';
import type { Content, ContentPage } from '../pages/content.ts';
import type { ReferencePage } from '../pages/referencePages.ts';
import { createReferenceModel, formatReferenceCopy } from './referenceCopy.ts';

export interface OutputPage extends ContentPage {
  markdown: string;
  model: PageModel;
  isGenerated: boolean;
  /** Whether it lists the symbols of a package, which the search has in a file of their own. */
  isReference?: boolean;
}

interface Inputs {
  contentDir: string;
  content: Content;
  sidebars: Sidebars;
  models: PageModels;
  referencePages: readonly ReferencePage[];
  words: typeof reference;
}

export type ListPages = () => readonly OutputPage[];

/** Create a ListPages that reads the pages once. */
export function createListPages(inputs: Inputs): ListPages {
  let pages: OutputPage[] | undefined;
  return () => {
    pages ??= [
      ...readWritten(inputs),
      ...formatGenerated(inputs),
      ...inputs.referencePages.map((one) => describeReference(one, inputs)),
    ];
    return pages;
  };
}

const readWritten = ({ contentDir, content, models }: Inputs): OutputPage[] =>
  content.pages.map((page) => {
    const model = models[page.filePath];
    if (!model) throw new Error(`The build was given no content model of ${page.filePath}.`);
    return { ...page, markdown: readFileSync(path.join(contentDir, page.filePath), 'utf8'), model, isGenerated: false };
  });

const formatGenerated = ({ content, sidebars, referencePages }: Inputs): OutputPage[] =>
  listCategories(sidebars).map((item) => {
    const markdown = formatCategoryPage(item, [...content.pages, ...referencePages]);
    const { link: route, label: title, category: description } = item;
    const page = { filePath: `${route.slice(1)}index.md`, route, title, description, keywords: [], movedFrom: [] };
    return { ...page, markdown, model: parseMarkdown(markdown).model, isGenerated: true };
  });

function describeReference(page: ReferencePage, { words }: Inputs): OutputPage {
  const { packageName: title, route, description } = page;
  return {
    ...{ filePath: `${route.slice(1)}index.md`, route, title, description, keywords: [], movedFrom: [] },
    markdown: formatReferenceCopy(page, words),
    model: createReferenceModel(page),
    isGenerated: true,
    isReference: true,
  };
}
