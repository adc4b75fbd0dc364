import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../common/manifest.ts';
import { SymbolIndex } from '../packages/search/index.ts';
import { createSiteServer } from '../scripts/serve/serveSite.ts';
import { readText, siteDir } from './readFixture.ts';
import { BASE, VERSIONS } from './site.ts';

// The server that the site itself offers, asked by the client of the protocol's SDK.

const SERVER = path.join(siteDir, 'docs-mcp.mjs');

let server: Server;
let siteUrl: string;
let workDir: string;
const clients: Client[] = [];
/** Of a server in an empty project. */
let shared: Client;

beforeAll(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'assistant-'));
  server = createSiteServer({ siteDir, base: BASE });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  siteUrl = `http://localhost:${port}${BASE}`;
  shared = await start();
});

afterAll(async () => {
  for (const client of clients) await client.close();
  server.close();
  await rm(workDir, { recursive: true });
});

/** Start the server in a project with the given files, and connect a client. */
async function start(files: Record<string, string> = {}): Promise<Client> {
  const dir = await mkdtemp(path.join(workDir, 'project-'));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), text);
  const client = new Client({ name: 'test', version: '0' });
  clients.push(client);
  const args = [SERVER, '--site', siteUrl];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: dir }));
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
  const { tools } = await shared.listTools();
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
  expect(symbol.text).toContain(`Explained at ${BASE}api/watch/#signature`);

  const changes = await ask(client, 'changes', { from: '3.0.0', to: '4.0.0' });
  expect(changes.text).toContain('### Name each filter\n\nA filter without a name is refused.');
  expect(changes.text.indexOf('# Breaking')).toBeLessThan(changes.text.indexOf('# New'));
  expect(changes.text.split('\n').slice(1, 3)).toEqual([
    'The question asks for 3.0.0.',
    'The question asks for 4.0.0.',
  ]);
  const texts = await ask(client, 'changes', { from: '3.1.0', to: 'next' });
  expect(texts.text).toMatch(/- watch\(path: string\): Watcher\n\s*\+ watch\(path: string\): Promise<Watcher>\n/);
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

test('every export and member of every version is found by its name', async () => {
  for (const [version] of VERSIONS) {
    const { all } = readSymbols(version);
    expect(all.length).toBeGreaterThan(0);
    for (const { name, packageName } of all) {
      const { text, isError } = await ask(shared, 'symbol', { name, version });
      expect(isError, text).toBe(false);
      expect(text).toMatch(new RegExp(`\\n\`${name.replaceAll('.', '\\.')}\`: |\`${packageName}:${name}\``));
    }
  }
});

/** Read the file of names that the manifest lists. */
function readSymbols(version: string): SymbolIndex {
  const { versions }: Manifest = JSON.parse(readText('versions.json'));
  const { search } = versions.find(({ name }) => name === version) ?? {};
  return new SymbolIndex(JSON.parse(readText(search?.names ?? '')));
}

const LONG = 'a'.repeat(20_000);

test.each([
  ['page', { page: '/nowhere/' }, 'There is no page /nowhere/. Find'],
  ['page', { page: 'https://example.com/api/read/' }, 'is not an address of these docs. Find'],
  ['page', { page: '/', anchor: 'a' }, 'Unrecognized key: "anchor"'],
  ['search', { query: LONG }, 'expected string to have <=256 characters at query'],
  ['search', { query: 'read', area: 'nowhere' }, '4.0.0 has no area nowhere. Name one of these: guide, api'],
  ['symbol', { name: 'Nobody' }, '4.0.0 has no symbol Nobody. Find'],
  ['changes', { from: '4.0.0', to: '3.0.0' }, 'Ask again with "from": "3.0.0", "to": "4.0.0".'],
])('%s refuses %j', async (name, args, sentence) => {
  const { text, isError } = await ask(shared, name, args);
  expect(isError, text).toBe(true);
  expect(text).toContain(sentence);
});

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [SERVER, ...args]).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

test('the command says how it is used', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage: docs-mcp --site') });
});

test.each([
  [['--version', 'newest'], 'There is no version newest. Name one of these: next, 4.0.0, 3.1.0, 3.0.0.\n'],
  [['--store'], "Unknown option '--store'. Usage: docs-mcp --site"],
])('the command ends at once with %j', async (args, sentence) => {
  const { code, stdout, stderr } = await run('--site', siteUrl, ...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(sentence);
});
