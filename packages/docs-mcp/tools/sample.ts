import { z } from 'zod';
import { type CodeBlock, isTypeScript } from '../../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../../common/docs/parseMarkdown.ts';
import { type PageSamples, SAMPLES_FILE } from '../../../common/sampleRuns.ts';
import { DocsError } from '../docsError.ts';
import { findPage } from '../findPage.ts';
import { readSection } from '../readSection.ts';
import { createTool } from '../tool.ts';
import { readCopy } from './page.ts';

const PLATFORMS = { browser: /browser/i, node: /node/i } as const;

export const sample = createTool({
  name: 'sample',
  title: 'Get whole programs',
  description:
    'Get the code samples of a page as whole programs that run in a browser or in Node.js, with all imports and the code that opens what they use.',
  input: {
    page: z.string().describe('Address of the page, with or without its anchor, or its title'),
    section: z.string().optional().describe('Heading or anchor of the only section whose samples are wanted'),
    platform: z
      .enum(['browser', 'node'])
      .optional()
      .describe('Where the program is to run; without it, all are listed'),
  },
  async run(docs, { page, section, platform }) {
    const found = await findPage(docs, page);
    const copy = await readCopy(docs, found);
    const wanted = section ?? found.hash;
    const part = wanted ? readSection(copy, wanted) : { text: copy, anchor: '' };
    if (!part) throw new DocsError(`${found.path} has no section ${wanted}.`, 'Ask again without a section.');
    const written = await docs.site.read(found.path + SAMPLES_FILE);
    // Written by the build of the same version.
    const { programs }: Pick<PageSamples, 'programs'> = written ? JSON.parse(written) : { programs: {} };
    const blocks = parseMarkdown(part.text).model.blocks.filter(
      ({ language, isSignature }) => isTypeScript(language) && !isSignature,
    );
    if (blocks.length === 0)
      throw new DocsError(
        `${found.path} has no samples there.`,
        'Ask without a section, or find another page with the tool "search".',
      );
    return {
      pathname: found.path + (part.anchor && `#${part.anchor}`),
      body: blocks.flatMap((block) => formatSample(block, programs[block.id] ?? [], platform)).join('\n\n'),
    };
  },
});

function formatSample(
  { code, headingId }: CodeBlock,
  programs: PageSamples['programs'][string],
  platform: keyof typeof PLATFORMS | undefined,
): string[] {
  const fitting = programs.filter(({ label }) => !platform || PLATFORMS[platform].test(label));
  const place = headingId ? `From #${headingId}` : 'From the page';
  if (programs.length === 0) return [`${place}, as written:`, formatCode(code)];
  if (fitting.length === 0)
    return [`${place}: there is no program for this platform, only ${programs.map(({ label }) => label).join(', ')}.`];
  return fitting.flatMap(({ label, code: whole }) => [`${place}, whole program ${label}:`, formatCode(whole)]);
}

const formatCode = (code: string): string => `\`\`\`ts\n${code.trimEnd()}\n\`\`\``;
