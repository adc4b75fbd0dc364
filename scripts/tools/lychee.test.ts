import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureLychee, findLychee } from './lychee.ts';
import { isLycheeNewEnough, planInstall, releaseFileFor } from './lycheeRelease.ts';

const FILE = { fileName: 'lychee.tar.gz', sha256: '0'.repeat(64) };

let workDir: string;
let toolsDir: string;
let servers: Server[];

beforeEach(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'lychee-'));
  toolsDir = path.join(workDir, 'tools');
  servers = [];
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers) server.close();
  await rm(workDir, { recursive: true, force: true });
});

test('takes the lychee on PATH', async () => {
  const binDir = await makeProgram('bin', 'lychee', '0.24.0');
  expect(await ensureLychee({ toolsDir, searchDirs: [binDir] })).toBe(path.join(binDir, 'lychee'));
});

test('passes over a lychee that is too old', async () => {
  const binDir = await makeProgram('bin', 'lychee', '0.23.9');
  const baseUrl = await serveArchive('0.24.2');
  const lycheePath = await ensureLychee({
    toolsDir,
    searchDirs: [binDir],
    file: await sumOf('lychee.tar.gz'),
    baseUrl,
  });
  expect(lycheePath).toBe(path.join(toolsDir, 'lychee-0.24.2', 'bin', 'lychee'));
});

test('downloads once, and leaves nothing but the program', async () => {
  const baseUrl = await serveArchive('0.24.2');
  const options = { toolsDir, searchDirs: [], file: await sumOf('lychee.tar.gz'), baseUrl };
  const lycheePath = await ensureLychee(options);
  for (const server of servers) server.close();
  expect(await ensureLychee(options)).toBe(lycheePath);
  expect(await readdir(path.dirname(lycheePath))).toEqual(['lychee']);
});

test('a check finds what was installed before, and installs nothing itself', async () => {
  const places = { toolsDir, searchDirs: [] };
  await expect(findLychee(places)).rejects.toMatchObject({ name: 'UserError', hint: 'Install it once: npm run tools' });
  expect(existsSync(toolsDir)).toBe(false);
  const baseUrl = await serveArchive('0.24.2');
  const lycheePath = await ensureLychee({ ...places, file: await sumOf('lychee.tar.gz'), baseUrl });
  expect(await findLychee(places)).toBe(lycheePath);
});

test.runIf(process.platform === 'linux')("installs into the user's cache, where every clone finds it", async () => {
  vi.stubEnv('XDG_CACHE_HOME', workDir);
  const baseUrl = await serveArchive('0.24.2');
  const lycheePath = await ensureLychee({ searchDirs: [], file: await sumOf('lychee.tar.gz'), baseUrl });
  expect(path.relative(workDir, lycheePath)).toBe(path.join('docs-platform', 'lychee-0.24.2', 'bin', 'lychee'));
  vi.unstubAllEnvs();
});

test('throws an archive with the wrong sum away, and says so', async () => {
  const baseUrl = await serveArchive('0.24.2');
  const error = await ensureLychee({ toolsDir, searchDirs: [], file: FILE, baseUrl }).catch((cause) => cause);
  expect(error).toMatchObject({ name: 'UserError', hint: expect.stringContaining('cargo install lychee --locked') });
  expect(error.message).toContain(`not ${FILE.sha256}; it was thrown away`);
  expect(existsSync(toolsDir)).toBe(false);
});

test('goes on to cargo after a wrong sum, with a warning', async () => {
  const baseUrl = await serveArchive('0.24.2');
  const binDir = await makeFakeCargo();
  const lycheePath = await ensureLychee({ toolsDir, searchDirs: [binDir], file: FILE, baseUrl });
  expect(lycheePath).toBe(path.join(toolsDir, 'lychee-0.24.2', 'bin', 'lychee'));
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('thrown away'));
});

test('says which download failed, and why', async () => {
  const options = { toolsDir, searchDirs: [], file: FILE, baseUrl: 'http://127.0.0.1:1' };
  await expect(ensureLychee(options)).rejects.toThrow(/Cannot download http:\/\/127\.0\.0\.1:1\/lychee\.tar\.gz: .+/);
});

test('downloads before it builds', () => {
  expect(planInstall({ file: FILE, cargoPath: '/bin/cargo' })).toEqual(['download', 'cargo']);
});

test('builds where no sum is known for the platform', () => {
  const file = releaseFileFor('sunos', 'x64');
  expect(planInstall({ file, cargoPath: '/bin/cargo' })).toEqual(['cargo']);
});

test.each([
  ['lychee 0.24.0', true],
  ['lychee 0.24.2\n', true],
  ['lychee 1.0.0', true],
  ['lychee 0.23.1', false],
  ['lychee nightly', false],
  ['litchi 0.24.2', false],
])('judges %j as new enough: %s', (text, expected) => expect(isLycheeNewEnough(text)).toBe(expected));

/** A program that prints its version, in a folder of its own. */
async function makeProgram(dirName: string, name: string, version: string): Promise<string> {
  const binDir = path.join(workDir, dirName);
  await mkdir(binDir, { recursive: true });
  await writeFile(path.join(binDir, name), `#!/bin/sh\necho "lychee ${version}"\n`, { mode: 0o755 });
  return binDir;
}

/** A cargo that "builds" into the folder after `--root`, its last argument. */
async function makeFakeCargo(): Promise<string> {
  const built = await makeProgram('built', 'lychee', '0.24.2');
  const binDir = path.join(workDir, 'cargo-bin');
  await mkdir(binDir);
  const script = `#!/bin/sh\nfor last; do :; done\nmkdir -p "$last/bin" && cp "${built}/lychee" "$last/bin/lychee"\n`;
  await writeFile(path.join(binDir, 'cargo'), script, { mode: 0o755 });
  return binDir;
}

/** Serve an archive that is laid out like lychee's: the program in a folder. */
async function serveArchive(version: string): Promise<string> {
  await makeProgram('lychee-x86_64-unknown-linux-musl', 'lychee', version);
  await create({ file: path.join(workDir, 'lychee.tar.gz'), cwd: workDir, gzip: true }, [
    'lychee-x86_64-unknown-linux-musl',
  ]);
  const archive = await readFile(path.join(workDir, 'lychee.tar.gz'));
  const server = createServer((_request, response) => response.end(archive));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function sumOf(fileName: string) {
  const archive = await readFile(path.join(workDir, fileName));
  return { fileName, sha256: createHash('sha256').update(archive).digest('hex') };
}
