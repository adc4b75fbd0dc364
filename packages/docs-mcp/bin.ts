#!/usr/bin/env node
// The command. While it serves, its standard output belongs to the protocol.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer.ts';
import { describeError } from './docsError.ts';
import { createOpen } from './openVersion.ts';
import { HELP, readOptions } from './readOptions.ts';
import { Site } from './Site.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(HELP);
  else {
    const open = createOpen(new Site(options.site), { version: options.version, projectDir: process.cwd() });
    // A wrong site or version ends the command before an assistant asks.
    await open();
    await createServer(open).connect(new StdioServerTransport());
  }
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
