import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { readPart } from '../findPage.ts';
import { input, READ_ONLY, type Reply, text } from '../reply.ts';

/** Offer the Markdown copies of pages. */
export const registerPage = (server: McpServer, reply: Reply) =>
  server.registerTool(
    'page',
    {
      title: 'Read a page',
      description: 'Read a page of one version of the docs as Markdown, or one section of it.',
      inputSchema: input({
        page: text('Address of the page, with or without its anchor, or its title. @example "/guide/streams/"'),
        section: text('Heading or anchor of the only section to read').optional(),
      }),
      annotations: READ_ONLY,
    },
    ({ page, section, ...call }) =>
      reply(call, async (docs) => {
        const part = await readPart(docs, page, section);
        return { pathname: part.pathname, body: part.text };
      }),
  );
