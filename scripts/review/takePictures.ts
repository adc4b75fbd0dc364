import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { openSite } from '../serve/openSite.ts';
import { ensureChromium, launchArgs } from '../tools/chromium.ts';
import type { Sites } from './compareSites.ts';

/** In pixels. */
const WIDTHS = [390, 1280] as const;

export interface Pictures {
  pathname: string;
  width: number;
  before: string;
  after: string;
  difference: string;
  /** Share of differing pixels, from 0 to 1. */
  share: number;
}

/** Take pictures of pages in both sites, and of differences. */
export async function takePictures(sites: Sites, pathnames: readonly string[], outDir: string): Promise<Pictures[]> {
  if (pathnames.length === 0) return [];
  mkdirSync(outDir, { recursive: true });
  const [before, after] = await Promise.all([sites.beforeDir, sites.afterDir].map((dir) => openSite(dir, sites.base)));
  const browser = await chromium.launch({ ...(await ensureChromium()), args: launchArgs() });
  try {
    const pictures: Pictures[] = [];
    for (const [index, pathname] of pathnames.entries()) {
      for (const width of WIDTHS) {
        const name = `${index}-${width}`;
        const shots = await Promise.all(
          [before, after].map((site) => takePicture(browser, `${site?.origin}${pathname}`, width)),
        );
        pictures.push({ pathname, width, ...writePictures(shots, outDir, name) });
      }
    }
    return pictures;
  } finally {
    await browser.close();
    before?.close();
    after?.close();
  }
}

async function takePicture(browser: Browser, url: string, width: number): Promise<PNG> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return PNG.sync.read(bytes);
}

function writePictures(shots: readonly PNG[], outDir: string, name: string): Omit<Pictures, 'pathname' | 'width'> {
  const width = Math.max(...shots.map((shot) => shot.width));
  const height = Math.max(...shots.map((shot) => shot.height));
  const [before, after] = shots.map((shot) => enlarge(shot, width, height));
  const difference = new PNG({ width, height });
  const count = before && after ? pixelmatch(before.data, after.data, difference.data, width, height) : 0;
  const write = (kind: string, png: PNG | undefined) => {
    const fileName = `${name}-${kind}.png`;
    if (png) writeFileSync(path.join(outDir, fileName), PNG.sync.write(png));
    return fileName;
  };
  return {
    before: write('before', before),
    after: write('after', after),
    difference: write('difference', difference),
    share: count / (width * height),
  };
}

/** Pictures are compared at one size; the shorter page is padded. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
