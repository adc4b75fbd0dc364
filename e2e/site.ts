import type { Page } from '@playwright/test';

/** Versions of the site, newest first, with the path that their pages stand under. */
export const VERSIONS = [
  ['next', '/next/'],
  ['2.1.0', '/'],
  ['2.0.0', '/2.0.0/'],
  ['1.1.0', '/1.1.0/'],
  ['1.0.0', '/1.0.0/'],
  ['0.0.24', '/0.0.24/'],
] as const;

/** Address of the trial site, where every switch of the configuration is on. Its versions: next, 2.0.0 (latest), 1.0.0. */
export const TRIAL_URL = `http://localhost:${Number(process.env.DOCS_PORT ?? 4173) + 1}/manual/`;

/** Open the version menu and choose a version. */
export async function switchVersion(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Versions' });
  await menu.getByText(/^Version:/).click();
  await menu.getByRole('link', { name: new RegExp(`^${name.replaceAll('.', '\\.')}( |$)`) }).click();
}
