import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { serveReview } from './serveReview.ts';

test.each(['/', '/manual/'])('a review below %s has the pages and images of its site beside it', async (base) => {
  const dir = makeTempDir();
  writeFiles(dir, { 'review/index.html': 'review', 'site/a/index.html': 'page', 'site/static/a.svg': '<svg/>' });
  const [reviewDir, siteDir] = [path.join(dir, 'review'), path.join(dir, 'site')];
  const { server, pathname } = await serveReview({ reviewDir, siteDir, base, port: 0 });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const read = async (address: string) => (await fetch(`http://localhost:${port}${address}`)).text();
  expect(await read(pathname)).toBe('review');
  expect(await read(`${base}a/`)).toBe('page');
  expect(await read(`${base}static/a.svg`)).toBe('<svg/>');
});
