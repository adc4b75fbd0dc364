import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../../scripts/testing/makeRepo.ts';
import { createMiddleware } from './devFiles.ts';

const FILES = {
  'samples/guide/samples.json': 'samples of the guide',
  'samples/static/run/runner.js': 'runner',
  'site/versions.json': 'versions',
  'site/3.0.0/index.html': 'page of 3.0.0',
  'site/next/guide/index.html': 'merged guide',
  'site/next/guide/samples.json': 'merged samples',
  'secret.txt': 'secret',
};

const dir = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
const folders = { samplesDir: path.join(dir, 'samples'), siteDir: path.join(dir, 'site') };
const handle = createMiddleware({ base: '/docs/next/', siteBase: '/docs/' }, folders);
const server = createServer((request, response) =>
  handle(request, response, () =>
    response.end(request.headers.accept === '*/*' ? 'Rspress' : `Rspress for ${request.headers.accept}`),
  ),
);

beforeAll(async () => {
  writeFiles(dir, FILES);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

async function ask(pathname: string, headers: Record<string, string> = { accept: '*/*' }): Promise<string> {
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://localhost:${port}${pathname}`, { headers })).text();
}

test.each([
  ['the samples of a page', '/docs/next/guide/samples.json?1', 'samples of the guide'],
  ['what runs samples', '/docs/static/run/runner.js', 'runner'],
  ['a file about all versions', '/docs/versions.json', 'versions'],
  ['the merged page, to a script', '/docs/next/guide/', 'merged guide'],
])('serves %s', async (_what, pathname, text) => {
  expect(await ask(pathname)).toBe(text);
});

test.each([
  '/docs/next/other/',
  '/docs/3.0.0',
  '/versions.json',
  '/docs/..%2fsecret.txt',
  '/docs/%2e%2e/secret.txt',
  '/docs/%00',
])('leaves %s to Rspress', async (pathname) => {
  expect(await ask(pathname)).toBe('Rspress');
});

test('a reader sees pages of other versions, and of this one as it is now', async () => {
  expect(await ask('/docs/3.0.0/', { accept: 'text/html' })).toBe('page of 3.0.0');
  expect(await ask('/docs/next/guide/', { accept: 'text/html' })).toBe('Rspress for text/html');
});

test('asks Rspress for a script where one is wanted: it would answer with a page', async () => {
  const headers = { accept: '*/*', 'sec-fetch-dest': 'script' };
  expect(await ask('/docs/next/gone.js', headers)).toBe('Rspress for text/javascript');
});
