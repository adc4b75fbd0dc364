import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { type CodeBlock, isTypeScript } from '../../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../../common/docs/parseMarkdown.ts';
import { type PageSamples, SAMPLES_FILE, type WholeProgram } from '../../../common/sampleRuns.ts';
import { DocsError } from '../docsError.ts';
import { readPart } from '../findPage.ts';
import { input, READ_ONLY, type Reply, text } from '../reply.ts';

const PLATFORMS = { browser: /browser/i, node: /node/i } as const;
type Platform = keyof typeof PLATFORMS;

/** Offer the samples of a page as whole programs. */
export const registerSample = (server: McpServer, reply: Reply) =>
  server.registerTool(
    'sample',
    {
      title: 'Get whole programs',
      description:
        'Get the code samples of a page as whole programs that run in a browser or in Node.js, with all imports and the code that opens what they use. Says which samples the docs cannot complete.',
      inputSchema: input({
        page: text('Address of the page, with or without its anchor, or its title'),
        section: text('Heading or anchor of the only section whose samples are wanted').optional(),
        platform: z
          .enum(['browser', 'node'], '"browser" or "node" is needed')
          .optional()
          .describe('Where the program is to run; without it, all are listed'),
      }),
      annotations: READ_ONLY,
    },
    ({ page, section, platform, ...call }) =>
      reply(call, async (docs) => {
        const { path, pathname, copy, start, text: part } = await readPart(docs, page, section);
        const written = await docs.site.readBeside(path, SAMPLES_FILE);
        // Written by the build of the same version.
        const { programs }: Pick<PageSamples, 'programs'> = written ? JSON.parse(written) : { programs: {} };
        const blocks = parseMarkdown(copy).model.blocks.filter(
          ({ language, isSignature, ...block }) =>
            isTypeScript(language) && !isSignature && block.start >= start && block.start < start + part.length,
        );
        if (blocks.length === 0)
          throw new DocsError(
            `${path} has no samples there.`,
            'Ask without a section, or find another page with the tool "search".',
          );
        return {
          pathname,
          body: blocks.flatMap((block) => formatSample(block, programs[block.id] ?? [], platform)).join('\n\n'),
        };
      }),
  );

function formatSample({ code, headingId }: CodeBlock, programs: WholeProgram[], platform?: Platform): string[] {
  const place = headingId ? `From #${headingId}` : 'From the page';
  if (programs.length === 0) return [`${place}, as written. ${describeGap(code)}`, formatCode(code)];
  const fitting = programs.filter(({ label }) => !platform || PLATFORMS[platform].test(label));
  if (fitting.length === 0)
    return [`${place}: there is no program for this platform, only ${programs.map(({ label }) => label).join(', ')}.`];
  return fitting.flatMap(({ label, code: whole }) => [`${place}, whole program ${label}:`, formatCode(whole)]);
}

/** Say what a program has to have besides a sample: the values that it declares and does not make. */
function describeGap(code: string): string {
  const values = [...code.matchAll(/^declare (?:const|let|var|function) ([\w$]+)/gm)].map(([, name]) => `\`${name}\``);
  return values.length > 0
    ? `The docs cannot complete it: it needs ${values.join(', ')}, which your program has to make.`
    : 'The docs have no whole program of it.';
}

const formatCode = (code: string): string => `\`\`\`ts\n${code.trimEnd()}\n\`\`\``;
