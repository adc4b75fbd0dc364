import type { Page, Response } from '@playwright/test';
import { HYDRATED } from '../common/pageHtml.ts';
import { FIRST_PORT, portOf, type Served } from '../common/ports.ts';
import { compare } from '../common/strings/en/compare.ts';
import { history } from '../common/strings/en/history.ts';
import { offline } from '../common/strings/en/offline.ts';
import { reference } from '../common/strings/en/reference.ts';
import { results } from '../common/strings/en/results.ts';
import { sample } from '../common/strings/en/sample.ts';
import { strings } from '../common/strings/en/shell.ts';
import { sitePages } from '../common/strings/en/sitePages.ts';
import { upgrade } from '../common/strings/en/upgrade.ts';
import { words as library } from './fixture/library/words.ts';

/** The words of the English shell and of the fixture's library, by which tests find their parts. */
export const words = {
  ...strings,
  compare,
  history,
  offline,
  reference,
  results,
  sample,
  sitePages,
  upgrade,
  library,
};

/** Port of the real site; the others follow (`common/ports.ts`). Another one lets two runs share a machine. */
export const SITE_PORT = Number(process.env.DOCS_PORT ?? FIRST_PORT);

const urlOf = (name: Served): string => `http://localhost:${portOf(name, SITE_PORT)}/`;

/** Address of the real site, which `e2e/site` checks. */
export const SITE_URL = urlOf('site');

/** Path of the fixture; every `href` of its pages begins with it. */
export const BASE = '/guide/';

/**
 * Address of the fixture, which has every switch of the configuration on. Addresses in tests are relative to it:
 * `openPage(page, 'api/read/')`, and `./` for the home page.
 */
export const FIXTURE_URL = `${urlOf('fixture').slice(0, -1)}${BASE}`;

/** Address of the site that tests of the documented library read. */
export const LIBRARY_URL = urlOf('library');

/** Address of the small site that `deployments.spec.ts` replaces. */
export const DEPLOYMENTS_URL = urlOf('deployments');

/** Address of the workshop, which shows components and messages alone. */
export const WORKSHOP_URL = urlOf('workshop');

/** Address of the development server. */
export const DEV_URL = urlOf('dev');

/** Versions of the fixture, newest first, with the path of their pages below its base: `${path}api/read/`. The latest has none. */
export const VERSIONS = [
  ['next', 'next/'],
  ['4.0.0', ''],
  ['3.1.0', '3.1.0/'],
  ['3.0.0', '3.0.0/'],
] as const;

/** The version that the fixture has retired: `e2e/fixture/retired` names its pages. */
export const RETIRED_VERSION = '2.7.0';

/** Open a page and wait until it is interactive. A page without scripts is ready once it is loaded. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/** Wait until the page being shown is interactive. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0 || document.querySelector('script[src]') === null,
    HYDRATED,
  );
}

/** Open the version menu and choose a version. */
export async function switchVersion(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: new RegExp(`^${name.replaceAll('.', '\\.')}( |$)`) }).click();
}

/** The line about the history of a page, once its data are there. */
export const historyLine = (page: Page) => page.getByRole('article').locator('.rp-not-doc > details');
