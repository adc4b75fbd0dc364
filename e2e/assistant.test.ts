import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from '../scripts/serve/serveSite.ts';
import { siteDir } from './readFixture.ts';
import { BASE } from './site.ts';

// The server that the site itself offers, asked by the client of the protocol's SDK.

let server: Server;
let siteUrl: string;
let workDir: string;

beforeAll(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'assistant-'));
  server = createSiteServer({ siteDir, base: BASE });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  siteUrl = `http://localhost:${port}${BASE}`;
});

afterAll(async () => {
  server.close();
  await rm(workDir, { recursive: true });
});

/** Start the server in a project with the given files, and connect a client that ends with the test. */
async function start(files: Record<string, string> = {}): Promise<Client> {
  const dir = await mkdtemp(path.join(workDir, 'project-'));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), text);
  await mkdir(path.join(dir, 'cache'));
  const client = new Client({ name: 'test', version: '0' });
  onTestFinished(() => client.close());
  const env = { PATH: process.env.PATH ?? '', HOME: dir, XDG_CACHE_HOME: path.join(dir, 'cache') };
  const args = [path.join(siteDir, 'docs-mcp.mjs'), '--site', siteUrl];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: dir, env }));
  return client;
}

async function ask(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  // Every tool answers with one text.
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

test('five tools that only read are offered', async () => {
  const { tools } = await (await start()).listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'page', 'symbol', 'changes', 'sample']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test('each tool answers from the files of the site', async () => {
  const client = await start();
  const search = await ask(client, 'search', { query: 'harbour master', version: '4.0.0' });
  expect(search.text).toContain(`Harbor, version 4.0.0: <${siteUrl}search/?q=harbour+master>`);
  expect(search.text).toMatch(/^\*\*.+\*\*/m);

  const symbol = await ask(client, 'symbol', { name: 'Folder.watch', version: '4.0.0' });
  expect(symbol.text).toContain('`watch(path: string): Promise<Watcher>`: since 3.1.0');
  expect(symbol.text).toContain(`Explained in "watch": ${BASE}api/watch/#signature`);

  const changes = await ask(client, 'changes', { from: '3.0.0', to: '4.0.0' });
  expect(changes.text).toContain('### Name each filter\n\nA filter without a name is refused.');
  expect(changes.text.indexOf('# Breaking')).toBeLessThan(changes.text.indexOf('# New'));
  const breaking = await ask(client, 'changes', { from: '3.0.0', to: '4.0.0', breaking: true });
  expect(breaking.text).toContain('### Name each filter');
  expect(breaking.text).not.toContain('# New');

  const sample = await ask(client, 'sample', { page: '/guide/run/#read-a-name', version: 'next', platform: 'node' });
  expect(sample.text).toContain("import { connect } from '@harbor/node-tcp';");
});

test('without a version, the project decides, and the answer says so', async () => {
  const client = await start({ 'yarn.lock': '"@harbor/harbor@^3.0.0":\n  version "3.1.4"\n' });
  const { text } = await ask(client, 'page', { page: '/guide/streams/', section: 'Back-pressure' });
  expect(text.split('\n').slice(0, 2)).toEqual([
    `Harbor, version 3.1.0: <${siteUrl}3.1.0/guide/streams/#back-pressure>`,
    'yarn.lock has @harbor/harbor 3.1.4; 3.1.0 is the nearest documented version.',
  ]);
  expect(text).toContain('## Back-pressure\n\nThe sender waits until the reader asks.');
});

test('a mistake is answered with a sentence that says what to do', async () => {
  const client = await start();
  for (const [name, args] of [
    ['page', { page: '/nowhere/' }],
    ['page', { page: '/', version: 'newest' }],
    ['page', {}],
    ['symbol', { name: 'Nobody' }],
    ['changes', { from: '4.0.0', to: '3.0.0' }],
    ['nothing', {}],
  ] as const) {
    const { text, isError } = await ask(client, name, args);
    expect(isError, text).toBe(true);
    expect(text).toMatch(/\. .*(Find|Name|Ask|These|It takes).*\.$/s);
  }
});
