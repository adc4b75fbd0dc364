import { existsSync } from 'node:fs';
import path from 'node:path';
import { OFFLINE_FILE, type OfflineIndex } from '../../common/offline.ts';
import { storeVersion } from '../offline.ts';
import { openPage } from '../site.ts';
import { expect, test } from '../test.ts';
import { DIST_DIR, LATEST, listPages, readText } from './readSite.ts';

/** Pages from all parts of a version: the first, the last, and others at equal distances. */
const COUNT = 10;

// The configuration may switch it off.
for (const latest of LATEST && existsSync(path.join(DIST_DIR, OFFLINE_FILE)) ? [LATEST] : [])
  test(`pages of ${latest.name} open offline once it is stored`, async ({ page, context }) => {
    // Thousands of requests, to a server that compresses.
    test.setTimeout(180_000);
    const { versions }: OfflineIndex = JSON.parse(readText(OFFLINE_FILE));
    expect(versions.map(({ label }) => label)).toContain(latest.label);
    await storeVersion(page, latest.path, latest.label);
    await context.setOffline(true);
    const paths = listPages(latest).map(({ path }) => path);
    const step = Math.max(1, (paths.length - 1) / (COUNT - 1));
    const chosen = Array.from({ length: Math.min(COUNT, paths.length) }, (_, index) => paths[Math.round(index * step)]);
    for (const path of chosen) {
      expect((await openPage(page, path ?? ''))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  });
