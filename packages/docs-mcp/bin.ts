#!/usr/bin/env node
// The command. While it serves, its standard output belongs to the protocol.
import { parseArgs } from 'node:util';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { addChanges } from './answerChanges.ts';
import { addPage } from './answerPage.ts';
import { addSample } from './answerSample.ts';
import { addSearch } from './answerSearch.ts';
import { addSymbol } from './answerSymbol.ts';
import { createOpen } from './chooseVersion.ts';
import { DocsError, describeError } from './Site.ts';

const USAGE = 'Usage: docs-mcp --site <address or folder> [--version <version>]';

const HELP = `${USAGE}

Answers the questions of an assistant about one version of a documentation site, by the Model Context Protocol
over standard input and output.

  --site     address of the site's start page, or a folder with a copy of the site
  --version  the version to answer for; without it, the one that the project in this folder has installed
  --help     print this text`;

const INSTRUCTIONS =
  'Documentation of a library, by version. Without "version", tools answer for the version that the project has installed, and say which that is. Names differ between versions: look them up before you write code.';

const OPTIONS = {
  site: { type: 'string' },
  version: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

try {
  const { site, version, help } = readOptions();
  if (help) console.log(HELP);
  else if (!site) throw new DocsError('The command does not name a site.', USAGE);
  else {
    const open = createOpen({ site, version, projectDir: process.cwd() });
    // A wrong site or version ends the command before an assistant asks.
    await open();
    const server = new McpServer({ name: 'docs-mcp', version: '0.0.0' }, { instructions: INSTRUCTIONS });
    for (const add of [addSearch, addPage, addSymbol, addChanges, addSample]) add(server, open);
    await server.connect(new StdioServerTransport());
  }
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (cause) {
    const [what = ''] = (cause instanceof Error ? cause.message : String(cause)).split(/\.(?: |$)/);
    throw new DocsError(`${what}.`, USAGE, { cause });
  }
}
