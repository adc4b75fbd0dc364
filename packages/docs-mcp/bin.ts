#!/usr/bin/env node
// The command. Its standard output belongs to the protocol.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer.ts';
import { Docs } from './Docs.ts';
import { describeError } from './docsError.ts';
import { readOptions } from './readOptions.ts';
import { storeVersion } from './storeVersion.ts';

try {
  const { store, ...options } = readOptions(process.argv.slice(2));
  const docs = new Docs({ ...options, projectDir: process.cwd() });
  if (store) {
    const opened = await docs.open();
    const count = await storeVersion(opened);
    console.error(`${count} pages of ${opened.version.name} are there without a connection.`);
  } else await createServer(docs).connect(new StdioServerTransport());
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
