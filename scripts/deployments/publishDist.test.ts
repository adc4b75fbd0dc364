import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const has = (paths: SitePaths, state: string) =>
  existsSync(path.join(paths.distDir, `static/js/${state}.0123456789.js`));
const readDeployed = (paths: SitePaths) =>
  JSON.parse(readFileSync(path.join(paths.distDir, 'deployment.json'), 'utf8')) as Deployment;
const indexFile = (paths: SitePaths) => path.join(paths.keptDir, 'index.json');

describe('hashed files of earlier deployments', () => {
  test('stay in the tree of the next one', async () => {
    const paths = makePaths();
    await publishState(paths, 'old');
    await publishState(paths, 'new');
    expect([has(paths, 'old'), has(paths, 'new')]).toEqual([true, true]);
    expect(Object.keys(readDeployed(paths).kept)).toEqual(['static/js/old.0123456789.js']);
  });

  test('go when their time is over, and are kept no longer', async () => {
    const paths = makePaths();
    await publishState(paths, 'gone', '2024-01-01T00:00:00Z');
    for (let turn = 0; turn < 10; turn++) await publishState(paths, `state${turn}`, '2024-01-02T00:00:00Z');
    expect(has(paths, 'gone')).toBe(true);
    await publishState(paths, 'new', '2024-02-02T00:00:00Z');
    expect([has(paths, 'gone'), has(paths, 'state0')]).toEqual([false, true]);
    expect(existsSync(path.join(paths.keptDir, 'static/js/gone.0123456789.js'))).toBe(false);
  });

  test('change nothing of the digest', async () => {
    const [fresh, grown] = [makePaths(), makePaths()];
    await publishState(grown, 'old');
    const { digest, files } = (await publishState(grown, 'new')).deployment;
    expect((await publishState(fresh, 'new')).deployment).toMatchObject({ digest, files });
  });

  test('are there too when an earlier deployment is published again', async () => {
    const paths = makePaths();
    const first = await publishState(paths, 'old');
    await publishState(paths, 'new');
    const again = await publishState(paths, 'old');
    expect(again.status).toBe('merged');
    expect(again.deployment.name).toBe(first.deployment.name);
    expect([has(paths, 'old'), has(paths, 'new')]).toEqual([true, true]);
  });

  test('with another content than the new file of the same name are refused, and dist stays as it is', async () => {
    const paths = makePaths();
    await publishState(paths, 'one');
    const before = readDeployed(paths).name;
    const record = makeRecord('1.0.0', '/', [makePage('/')]);
    rmSync(paths.buildsDir, { recursive: true });
    const build = makeBuild(paths, record, 'latest', { 'site/static/js/one.0123456789.js': 'other()' });
    await expect(publish(paths, [build])).rejects.toThrow(
      `static/js/one.0123456789.js has other bytes than the file of that name in the deployment ${before}`,
    );
    expect(readDeployed(paths).name).toBe(before);
  });

  test.each([
    ['an index that is not JSON', (paths: SitePaths) => writeFileSync(indexFile(paths), '{')],
    [
      'an index that leads out of the folder',
      (paths: SitePaths) => {
        const text = readFileSync(indexFile(paths), 'utf8');
        writeFileSync(indexFile(paths), text.replaceAll('static/js/old', 'static/../../old'));
      },
    ],
    [
      'a half-written file',
      (paths: SitePaths) => writeFileSync(path.join(paths.keptDir, 'static/js/old.0123456789.js'), 'ol'),
    ],
    ['a missing file', (paths: SitePaths) => rmSync(path.join(paths.keptDir, 'static'), { recursive: true })],
  ])('cost a warning alone: %s', async (_damage, damage) => {
    const paths = makePaths();
    await publishState(paths, 'old');
    damage(paths);
    const { warnings } = await publishState(paths, 'new');
    expect(warnings).toEqual([expect.stringContaining(paths.keptDir)]);
    expect([has(paths, 'old'), has(paths, 'new')]).toEqual([false, true]);
    expect((await publishState(paths, 'newer')).warnings).toEqual(
      _damage.includes('file') ? [expect.stringContaining(paths.keptDir)] : [],
    );
    expect(has(paths, 'new')).toBe(true);
  });

  test('that cannot be kept cost a warning alone', async () => {
    const paths = makePaths();
    mkdirSync(path.dirname(paths.keptDir), { recursive: true });
    writeFileSync(paths.keptDir, 'a file');
    expect((await publishState(paths, 'new')).warnings).toEqual([expect.stringContaining('cannot be kept')]);
    expect(has(paths, 'new')).toBe(true);
  });

  test('of somebody else in the same folder are left alone', async () => {
    const paths = makePaths();
    mkdirSync(path.join(paths.keptDir, 'static'), { recursive: true });
    writeFileSync(path.join(paths.keptDir, 'static/mine.txt'), 'mine');
    await publishState(paths, 'new');
    expect(readdirSync(path.join(paths.keptDir, 'static')).sort()).toEqual(['js', 'mine.txt']);
  });
});

describe('a deployment', () => {
  test('says what it was made of', async () => {
    const paths = makePaths();
    const { deployment } = await publishState(paths, 'new', '2024-05-06T07:08:09Z');
    const { digest, name } = deployment;
    expect(readDeployed(paths)).toEqual(deployment);
    expect(name).toBe(`20240506T070809Z-${digest.slice(0, 12)}`);
    expect(deployment).toMatchObject({
      schema: 1,
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
    for (const state of ['one', 'two', 'three']) dirs.push(path.basename((await publishState(paths, state)).siteDir));
    expect(readdirSync(paths.sitesDir).sort()).toEqual(dirs.slice(1).sort());
  });

  test('whose tree was never described is merged again', async () => {
    const paths = makePaths();
    const { siteDir } = await publishState(paths, 'new');
    rmSync(path.join(siteDir, 'deployment.json'));
    expect((await publishState(paths, 'new')).status).toBe('merged');
    expect(existsSync(path.join(siteDir, 'deployment.json'))).toBe(true);
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
