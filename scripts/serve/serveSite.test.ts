import { rm, symlink } from 'node:fs/promises';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '../lib/userError.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { cacheControlOf, createSiteServer, serveSite } from './serveSite.ts';

const FILES = {
  'site/index.html': '<h1>home</h1>',
  'site/404.html': '<h1>lost</h1>',
  'site/2.1.0/index.html': '<h1>2.1.0</h1>',
  'site/versions.json': '{}',
  'site/robots.txt': 'all',
  'site/static/js/index.77f40476de.js': 'run()',
  'site/.secret': 'secret',
  'outside.txt': 'secret',
};

let workDir: string;
let servers: Server[];

beforeEach(() => {
  workDir = makeTempDir();
  servers = [];
  writeFiles(workDir, FILES);
});

afterEach(() => {
  for (const server of servers) server.close();
});

test('serves a page of a folder whose name has dots, with charset and without caching', async () => {
  const { status, headers, body } = await ask('/2.1.0/');
  expect([status, body]).toEqual([200, '<h1>2.1.0</h1>']);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

test('redirects a folder without a slash and keeps the query', async () => {
  const { status, headers } = await ask('/2.1.0?q=1&r=/x');
  expect([status, headers.location]).toEqual([301, '/2.1.0/?q=1&r=/x']);
});

test('serves a site under its base and redirects to it', async () => {
  const port = await listen(path.join(workDir, 'site'), '/manual/');
  const at = (target: string) => fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' });
  expect(await (await at('/manual/2.1.0/')).text()).toBe('<h1>2.1.0</h1>');
  expect((await at('/manual?q=1')).headers.get('location')).toBe('/manual/?q=1');
  expect((await at('/manual/2.1.0')).headers.get('location')).toBe('/manual/2.1.0/');
  expect((await at('/2.1.0/')).status).toBe(404);
});

test('compresses text for those who accept it', async () => {
  writeFiles(workDir, { 'site/long.txt': 'word '.repeat(1000) });
  expect((await ask('/long.txt')).headers['content-encoding']).toBeUndefined();
  const port = await listen(path.join(workDir, 'site'));
  const { headers } = await fetch(`http://127.0.0.1:${port}/long.txt`, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
});

test('sends what never changes compressed, and as it is to those who ask for a part', async () => {
  const script = 'run();'.repeat(1000);
  writeFiles(workDir, { 'site/static/js/long.77f40476de.js': script });
  const port = await listen(path.join(workDir, 'site'));
  const get = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/static/js/long.77f40476de.js`, { headers });
  const whole = await get({ 'accept-encoding': 'gzip, br' });
  expect(await whole.text()).toBe(script);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const part = await get({ 'accept-encoding': 'br', range: 'bytes=0-4' });
  expect([part.status, await part.text()]).toEqual([206, 'run()']);
});

test.each([
  '/nothing',
  '/nothing/',
  '/robots.txt/',
  '/static/',
  '/.secret',
  '/static/.secret',
  '/static//js/index.77f40476de.js',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/%5c..%5coutside.txt',
])('answers %s with the not-found page', async (target) => {
  const { status, headers, body } = await ask(target);
  expect([status, body, headers['content-type']]).toEqual([404, '<h1>lost</h1>', 'text/html; charset=utf-8']);
});

test.each([
  '//evil.com',
  '//evil.com/',
  '/\\evil.com',
  '/%5cevil.com',
  '//2.1.0',
  '/%2f2.1.0',
  'http://evil.com/2.1.0',
])('never redirects %s to another host', async (target) => {
  const { status, headers } = await ask(target);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers.location).toBeUndefined();
});

test.each(['/%', '/%zz', '/%ff', '/a%00b', '*'])('refuses the malformed address %s', async (target) => {
  expect((await ask(target)).status).toBe(400);
});

test('answers HEAD without a body', async () => {
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('refuses to be written to and names what is allowed', async () => {
  expect(await ask('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('shows the new site as soon as the link is swapped', async () => {
  writeFiles(workDir, { 'next/index.html': 'new' });
  const linkPath = path.join(workDir, 'dist');
  await symlink('site', linkPath);
  const port = await listen(linkPath);
  expect((await askPort(port, '/')).body).toBe('<h1>home</h1>');
  await rm(linkPath);
  await symlink('next', linkPath);
  expect((await askPort(port, '/')).body).toBe('new');
});

test('says which port is taken and how to choose another', async () => {
  const port = await listen(path.join(workDir, 'site'));
  const error = await serveSite({ siteDir: path.join(workDir, 'site'), port, host: '127.0.0.1' }).catch(
    (cause) => cause,
  );
  expect(error).toBeInstanceOf(UserError);
  expect([error.message, error.hint]).toEqual([
    expect.stringContaining(`port ${port}`),
    expect.stringContaining('--port N'),
  ]);
});

test('says how to make the site where there is none', async () => {
  const error = await serveSite({ siteDir: path.join(workDir, 'none'), port: 0 }).catch((cause) => cause);
  expect(error).toMatchObject({ name: 'UserError', hint: 'npm run build && npm run merge' });
});

describe('cacheControlOf', () => {
  test.each([
    '/static/js/index.77f40476de.js',
    '/static/search_index.en.06e7286d.json',
    '/2.0.0/static/i.0123456789.svg',
    '/static/search/text/0c0648dd36b5.json',
  ])('keeps %s for ever', (pathname) => expect(cacheControlOf(pathname)).toContain('immutable'));

  test.each([
    '/index.html',
    '/versions.json',
    '/offline.js',
    '/offline.json',
    '/page-map.json',
    '/static/plain.js',
    '/other/a.0123456789.js',
  ])('asks for %s again', (pathname) => expect(cacheControlOf(pathname)).toBe('no-cache'));
});

async function listen(siteDir: string, base = '/'): Promise<number> {
  const server = createSiteServer({ siteDir, base });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address object.
  return (server.address() as AddressInfo).port;
}

const ask = async (target: string, method = 'GET') => askPort(await listen(path.join(workDir, 'site')), target, method);

/** `fetch` would clean the address up first, so the target goes out as it is. */
function askPort(port: number, target: string, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });
}
