import type { Page, Response } from '@playwright/test';
import { HYDRATED_MARK } from '../common/hydration.ts';

// The product tests read three sites of one documentation, `e2e/fixture`: a plain one, a full one and a German one.

/** Ports of the real site, of the plain fixture, of the full one and of the German one follow each other. */
export const SITE_PORT = Number(process.env.DOCS_PORT ?? 4173);

/** Address of the real site, which `e2e/site` checks. */
export const SITE_URL = `http://localhost:${SITE_PORT}/`;

/** Address of the fixture with the defaults. It is the base of addresses in tests: `page.goto('/api/')`. */
export const PLAIN_URL = `http://localhost:${SITE_PORT + 1}/`;

/** Address of the fixture with every switch of the configuration on, under a base of its own; `mirrored/` is its other language. */
export const FULL_URL = `http://localhost:${SITE_PORT + 2}/manual/`;

/** Address of the fixture whose shell is in German; it has only the newest versions. */
export const GERMAN_URL = `http://localhost:${SITE_PORT + 3}/`;

/** Address of the workshop, which shows components and messages alone. */
export const WORKSHOP_URL = `http://localhost:${SITE_PORT + 4}/`;

/** Port of the development server. */
export const DEV_PORT = SITE_PORT + 5;

/** Versions of the plain and the full fixture, newest first, with the path that their pages stand under. */
export const VERSIONS = [
  ['next', '/next/'],
  ['4.0.0', '/'],
  ['3.1.0', '/3.1.0/'],
  ['3.0.0', '/3.0.0/'],
] as const;

/** The version that both fixtures have retired: `e2e/fixture/retired` names its pages. */
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
    HYDRATED_MARK,
  );
}

/** Open the version menu and choose a version. */
export async function switchVersion(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Versions' });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: new RegExp(`^${name.replaceAll('.', '\\.')}( |$)`) }).click();
}

/** The line about the history of a page, once its data are there. */
export const historyLine = (page: Page) => page.getByRole('article').locator('.rp-not-doc > details');
