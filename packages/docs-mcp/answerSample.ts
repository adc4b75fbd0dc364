import { z } from 'zod';
import type { CodeBlock } from '../../common/docs/markdownNode.ts';
import { isTypeScript } from '../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { type JoinedCode, type PageSamples, SAMPLES_FILE } from '../../common/samples.ts';
import { readPart } from './answerPage.ts';
import { defineTool, text } from './defineTool.ts';
import { DocsError } from './Site.ts';

const PLATFORMS = { browser: /browser/i, node: /node/i };
type Platform = keyof typeof PLATFORMS;

export const addSample = defineTool({
  name: 'sample',
  title: 'Get code samples',
  description:
    'Get the code samples of a page in TypeScript. Where the docs have a set-up, which makes the value that a sample only declares, the sample comes below it, with all imports. Says what else a sample needs.',
  shape: {
    page: text('Address of the page, with or without its anchor, or its title'),
    section: text('Heading or anchor of the only section whose samples are wanted').optional(),
    platform: z
      .enum(['browser', 'node'])
      .optional()
      .describe('Where the code is to run; without it, the sample comes with each set-up'),
  },
  async answer(docs, { page, section, platform }) {
    const { path, pathname, copy, start, text: part } = await readPart(docs, page, section);
    const written = await docs.site.readBeside(path, SAMPLES_FILE);
    // Written by the build of the same version.
    const { joined }: Pick<PageSamples, 'joined'> = written ? JSON.parse(written) : { joined: {} };
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
      body: blocks.flatMap((block) => formatSample(block, joined[block.id] ?? [], platform)).join('\n\n'),
    };
  },
});

function formatSample({ code, headingId }: CodeBlock, joined: JoinedCode[], platform?: Platform): string[] {
  const place = headingId ? `From #${headingId}` : 'From the page';
  const fitting = joined.filter(({ label }) => !platform || PLATFORMS[platform].test(label));
  if (fitting.length === 0) return [`${place}, as written.${describeNeeds(code)}`, formatCode(code)];
  return fitting.flatMap(({ label, code: whole }) => [`${place}, with its set-up, ${label}:`, formatCode(whole)]);
}

/** Name the values that a sample declares and does not make. */
function describeNeeds(code: string): string {
  const values = [...code.matchAll(/^declare (?:const|let|var|function) ([\w$]+)/gm)].map(([, name]) => `\`${name}\``);
  return values.length > 0 ? ` Your program has to make ${values.join(', ')}.` : '';
}

/** Format code in a fence that is longer than any inside. */
export function formatCode(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}ts\n${code.trimEnd()}\n${fence}`;
}
