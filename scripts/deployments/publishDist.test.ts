import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Deployment } from '../../common/siteFiles.ts';
import { readFileDigests } from '../lib/digest.ts';
import { type SitePaths, sitePaths } from '../lib/sitePaths.ts';
import { COMMIT, makeBuild, publish } from '../testing/makeBuild.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { describeSize } from './publishDist.ts';

/** Publish a site whose only script is named after its state. */
function publishState(paths: SitePaths, state: string, time?: string) {
  rmSync(paths.buildsDir, { recursive: true, force: true });
  const script = { [`site/static/js/${state}.0123456789.js`]: `${state}()` };
  const record = makeRecord('1.0.0', '/', [makePage('/')]);
  const build = { ...makeBuild(paths, record, 'latest', script), key: state };
  return publish(paths, [build], time ? { time } : {});
}

const makePaths = () => sitePaths(makeTempDir());
const readDeployed = (paths: SitePaths) =>
  JSON.parse(readFileSync(path.join(paths.distDir, 'deployment.json'), 'utf8')) as Deployment;

describe('a deployment', () => {
  test('says what it was made of', async () => {
    const paths = makePaths();
    const { deployment } = await publishState(paths, 'new', '2024-05-06T07:08:09Z');
    const { digest, name } = deployment;
    expect(readDeployed(paths)).toEqual(deployment);
    expect(name).toBe(`20240506T070809Z-${digest.slice(0, 12)}`);
    expect(deployment).toMatchObject({
      schema: 2,
      time: '2024-05-06T07:08:09Z',
      commit: COMMIT,
      versions: [{ name: '1.0.0', ref: 'v1.0.0', commit: 'c'.repeat(40), key: 'new' }],
    });
    const { 'deployment.json': _own, ...files } = readFileDigests(`${paths.distDir}/`);
    expect(deployment.files).toEqual(files);
  });

  test('keeps its name and time when the same is merged again', async () => {
    const paths = makePaths();
    const first = await publishState(paths, 'new', '2024-01-01T00:00:00Z');
    const second = await publishState(paths, 'new', '2024-01-02T00:00:00Z');
    expect(second.status).toBe('unchanged');
    expect(second.deployment).toEqual(first.deployment);
  });

  test('stays here until the one after the next', async () => {
    const paths = makePaths();
    const dirs: string[] = [];
    for (const state of ['one', 'two', 'three']) {
      await publishState(paths, state);
      dirs.push(path.basename(realpathSync(paths.distDir)));
    }
    expect(readdirSync(paths.sitesDir).sort()).toEqual(dirs.slice(1).sort());
  });

  test('leaves the tree that another process is writing', async () => {
    const paths = makePaths();
    await publishState(paths, 'one');
    const names = [`${'a'.repeat(16)}.${process.ppid}.new`, `${'b'.repeat(16)}.999999999.new`];
    for (const name of names) mkdirSync(path.join(paths.sitesDir, name));
    await publishState(paths, 'two');
    expect(names.map((name) => existsSync(path.join(paths.sitesDir, name)))).toEqual([true, false]);
  });

  test('whose tree was never described is merged again', async () => {
    const paths = makePaths();
    await publishState(paths, 'new');
    const file = path.join(paths.distDir, 'deployment.json');
    rmSync(file);
    expect((await publishState(paths, 'new')).status).toBe('merged');
    expect(existsSync(file)).toBe(true);
  });
});

test('the size is told as a share of what the host takes', () => {
  expect(describeSize(98_300_000)).toEqual({
    line: 'The site has 98 MB: 10 % of the 1000 MB that the host takes.',
    warnings: [],
  });
});

test.each([
  [800_000_000, 0],
  [800_000_001, 1],
])('a site of %i bytes has %i warnings', (bytes, count) => {
  expect(describeSize(bytes).warnings).toHaveLength(count);
});
