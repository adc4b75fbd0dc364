import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEPLOYMENT_SCHEMA } from '../../common/deployment.ts';
import { DeployedFiles } from './DeployedFiles.ts';

let cacheDir: string;
let server: Server;
/** What the site answers, by path. */
let files: Record<string, string>;
let requests: string[];

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'docs-mcp-'));
  requests = [];
  deploy({ 'a/index.md': 'first' });
  server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const text = files[url.slice('/docs/'.length)];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(cacheDir, { recursive: true });
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

function deploy(published: Record<string, string>): void {
  const digests = Object.fromEntries(Object.entries(published).map(([name, text]) => [name, digest(text)]));
  files = { ...published, 'deployment.json': JSON.stringify({ schema: DEPLOYMENT_SCHEMA, files: digests, kept: {} }) };
}

/** As a server that starts now. */
function open(): DeployedFiles {
  // The server listens at a port.
  const { port } = server.address() as AddressInfo;
  return new DeployedFiles({ url: `http://localhost:${port}/docs/`, cacheDir });
}

test('a deployment between two requests is noticed', async () => {
  deploy({ 'a/index.md': 'first', 'b/index.md': 'other' });
  const site = open();
  expect(await site.read('b/index.md')).toBe('other');
  deploy({ 'a/index.md': 'second' });
  expect(await site.read('a/index.md')).toBe('second');
});

test('a file that the site does not name is not asked for', async () => {
  expect(await open().read('nothing.md')).toBeUndefined();
  expect(requests).toEqual(['/docs/deployment.json']);
});

test.each([
  ['a file with another digest', { 'a/index.md': 'cut' }, 'is not the file that deployment.json of the site names'],
  ['an address without a site', { 'deployment.json': undefined }, 'Name the start page of the site'],
  ['a page at every address', { 'deployment.json': '<html>' }, 'is not one that this server reads'],
])('%s is refused with a sentence', async (_name, changed, sentence) => {
  Object.assign(files, changed);
  await expect(open().read('a/index.md')).rejects.toThrow(sentence);
});
