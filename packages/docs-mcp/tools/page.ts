import { z } from 'zod';
import { MARKDOWN_FILE } from '../../../common/markdownCopy.ts';
import type { VersionDocs } from '../Docs.ts';
import { DocsError } from '../docsError.ts';
import { type FoundPage, findPage } from '../findPage.ts';
import { listHeadings, readSection } from '../readSection.ts';
import { createTool } from '../tool.ts';

export const page = createTool({
  name: 'page',
  title: 'Read a page',
  description: 'Read a page of one version of the docs as Markdown, or one section of it.',
  input: {
    page: z
      .string()
      .describe('Address of the page, with or without its anchor, or its title. @example "/guide/streams/"'),
    section: z.string().optional().describe('Heading or anchor of the only section to read'),
  },
  async run(docs, args) {
    const found = await findPage(docs, args.page);
    const markdown = await readCopy(docs, found);
    const section = args.section ?? found.hash;
    if (!section) return { pathname: found.path, body: markdown };
    const part = readSection(markdown, section);
    if (part) return { pathname: `${found.path}#${part.anchor}`, body: part.text };
    const headings = listHeadings(markdown).map(({ text }) => text);
    throw new DocsError(
      `${found.path} has no section ${section}.`,
      headings.length > 0 ? `Its sections: ${headings.slice(0, 60).join(' | ')}.` : 'Ask for the whole page.',
    );
  },
});

/** Read the Markdown copy of a page. */
export async function readCopy({ site }: VersionDocs, { path }: Pick<FoundPage, 'path'>): Promise<string> {
  const markdown = await site.read(path + MARKDOWN_FILE);
  if (markdown !== undefined) return markdown;
  throw new DocsError(`${path} has no Markdown copy.`, 'Find another page with the tool "search".');
}
