import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { OpenVersion } from './chooseVersion.ts';
import { cutAnswer } from './cutAnswer.ts';
import { describeError } from './docsError.ts';
import type { Reply } from './reply.ts';
import { registerChanges } from './tools/changes.ts';
import { registerPage } from './tools/page.ts';
import { registerSample } from './tools/sample.ts';
import { registerSearch } from './tools/search.ts';
import { registerSymbol } from './tools/symbol.ts';

const INSTRUCTIONS =
  'Documentation of a library, by version. Without "version", tools answer for the version that the project has installed, and say which that is. Names differ between versions: look them up before you write code.';

/** Create a server that answers from the docs of a site. */
export function createServer(open: OpenVersion): McpServer {
  const server = new McpServer({ name: 'docs-mcp', version: '0.0.0' }, { instructions: INSTRUCTIONS });
  const reply = createReply(open);
  for (const register of [registerSearch, registerPage, registerSymbol, registerChanges, registerSample])
    register(server, reply);
  return server;
}

/** An answer begins with version, address and why it is that version. Faults are answers too, so that an assistant reads them. */
const createReply =
  (open: OpenVersion): Reply =>
  async ({ version, offset }, run) => {
    try {
      const docs = await open(version);
      const { pathname, body, versions = { names: docs.version.name, reasons: [docs.reason] } } = await run(docs);
      const title = docs.manifest.site?.title ?? 'Docs';
      const head = `${title}, version ${versions.names}: <${await docs.site.origin()}${pathname}>`;
      return { content: [{ type: 'text', text: cutAnswer([head, ...versions.reasons].join('\n'), body, offset) }] };
    } catch (error) {
      return { content: [{ type: 'text', text: describeError(error) }], isError: true };
    }
  };
