import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { FIXTURE_URL, openPage } from './site.ts';
import { expect, test } from './test.ts';

// The server that the site itself offers, asked by the client of the protocol's SDK.

let workDir: string;
const clients: Client[] = [];

test.beforeAll(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'assistant-'));
  const response = await fetch(`${FIXTURE_URL}docs-mcp.mjs`);
  await writeFile(path.join(workDir, 'docs-mcp.mjs'), await response.text());
});

test.afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

test.afterAll(() => rm(workDir, { recursive: true }));

interface Project {
  /** Names the folder of the project and of what the server keeps. */
  name: string;
  files?: Record<string, string>;
  args?: string[];
}

type Ask = (name: string, args: Record<string, unknown>) => Promise<{ text: string; isError: boolean }>;

/** Start the server in a project. */
async function start({ name, files = {}, args = ['--site', FIXTURE_URL] }: Project): Promise<Ask> {
  const dir = path.join(workDir, name);
  await mkdir(dir, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), text);
  const client = new Client({ name: 'test', version: '0' });
  clients.push(client);
  const env = { PATH: process.env.PATH ?? '', HOME: dir, XDG_CACHE_HOME: path.join(dir, 'cache') };
  const command = { command: process.execPath, args: [path.join(workDir, 'docs-mcp.mjs'), ...args], cwd: dir, env };
  await client.connect(new StdioClientTransport(command));
  return async (tool, given) => {
    const { content, isError } = await client.callTool({ name: tool, arguments: given });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', isError: isError === true };
  };
}

test('the server lists five tools that only read', async () => {
  await start({ name: 'list' });
  const { tools = [] } = (await clients[0]?.listTools()) ?? {};
  expect(tools.map(({ name }) => name)).toEqual(['search', 'page', 'symbol', 'changes', 'sample']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test('the search finds what readers find, in their order', async ({ page }) => {
  const ask = await start({ name: 'search', args: ['--site', FIXTURE_URL, '--version', '4.0.0'] });
  const { text } = await ask('search', { query: 'harbour master' });
  expect(text).toContain(`Harbor, version 4.0.0: <${FIXTURE_URL}search/?q=harbour+master>`);
  await openPage(page, '/search/?q=harbour+master');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.nth(3)).toBeVisible();
  const found = [...text.matchAll(/^\*\*(.+)\*\*/gm)].map(([, title]) => title);
  const shown = await titles.allInnerTexts();
  expect(found.slice(0, shown.length)).toEqual(shown);
});

test('without a version, the project decides, and the answer says so', async () => {
  const lock = '"@harbor/harbor@^3.0.0":\n  version "3.1.4"\n';
  const ask = await start({ name: 'locked', files: { 'yarn.lock': lock } });
  const { text } = await ask('page', { page: '/guide/streams/', section: 'Back-pressure' });
  expect(text.split('\n').slice(0, 2)).toEqual([
    `Harbor, version 3.1.0: <${FIXTURE_URL}3.1.0/guide/streams/#back-pressure>`,
    'yarn.lock has @harbor/harbor 3.1.4; 3.1.0 is the nearest documented version.',
  ]);
  expect(text).toContain('## Back-pressure\n\nThe sender waits until the reader asks.');
});

test('a symbol has its signature, what happened to it, and the page that explains it', async () => {
  const ask = await start({ name: 'symbol' });
  const { text } = await ask('symbol', { name: 'Folder.watch', version: '4.0.0' });
  expect(text).toContain('`watch(path: string): Promise<Watcher>`: since 3.1.0; changed in 4.0.0');
  expect(text).toContain('Explained in "watch": /api/watch/#signature');
});

test('changes are the steps of the guides, with their text, and what differs in the API', async () => {
  const ask = await start({ name: 'changes' });
  const { text } = await ask('changes', { from: '3.0.0', to: '4.0.0' });
  expect(text).toContain('### Name each filter\n\nA filter without a name is refused.');
  expect(text).toContain('Deprecated: [`Folder.list`]');
  expect(text.indexOf('# Breaking')).toBeLessThan(text.indexOf('# New'));
  const { text: breaks } = await ask('changes', { from: '3.0.0', to: '4.0.0', breaking: true });
  expect(breaks).toContain('### Name each filter');
  expect(breaks).not.toContain('# New');
});

test('a sample is a whole program for the platform that is asked for', async () => {
  const ask = await start({ name: 'sample' });
  const { text } = await ask('sample', { page: '/guide/run/#read-a-name', version: 'next', platform: 'node' });
  expect(text).toContain("import { connect } from '@harbor/node-tcp';");
  expect(text).not.toContain('openHarbor');
});

test('a mistake is answered with a sentence that says what to do', async () => {
  const ask = await start({ name: 'mistakes' });
  const sentences = [
    await ask('page', { page: '/nowhere/' }),
    await ask('page', { page: '/', version: 'newest' }),
    await ask('page', {}),
    await ask('symbol', { name: 'Nobody' }),
    await ask('changes', { from: '4.0.0', to: '3.0.0' }),
    await ask('nothing', {}),
  ];
  for (const { text, isError } of sentences) {
    expect(isError, text).toBe(true);
    expect(text).toMatch(/\. .*(Find|Name|Ask|These|It takes).*\.$/s);
  }
});

test('what was read is there when the site is not', async () => {
  // The site behind a door that can be shut.
  const door = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(new URL(url, FIXTURE_URL));
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => door.listen(0, 'localhost', resolve));
  const { port } = door.address() as AddressInfo;
  const project = { name: 'offline', args: ['--site', `http://localhost:${port}/`, '--version', '4.0.0'] };
  const online = await start(project);
  const calls: [string, Record<string, unknown>][] = [
    ['search', { query: 'stream' }],
    ['page', { page: '/guide/streams/' }],
    ['symbol', { name: 'Folder.watch' }],
    ['changes', { from: '3.1.0' }],
  ];
  const before = await Promise.all(calls.map(([name, args]) => online(name, args)));
  door.close();
  door.closeAllConnections();
  const offline = await start(project);
  const after = await Promise.all(calls.map(([name, args]) => offline(name, args)));
  expect(after).toEqual(before);
  expect(before.some(({ isError }) => isError)).toBe(false);
  const { text, isError } = await offline('page', { page: '/api/write/' });
  expect(isError).toBe(true);
  expect(text).toContain('cannot be reached, and it was not read before. Check the connection');
});
