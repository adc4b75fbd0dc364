import { builtIn, href } from 'virtual-docs-sidebars';
import type { Sidebars } from '../../common/sidebar.ts';
import { fetchFile } from './fetchFile.ts';

const NO_SIDEBARS: Sidebars = {};

let sidebars = builtIn;
let loading: Promise<void> | undefined;

/** Read the version's sidebars; empty until loaded. Every page waits for them. */
export const readSidebars = (): Sidebars => sidebars ?? NO_SIDEBARS;

/** Load the version's sidebars, once; again after a failure. */
export function loadSidebars(): Promise<void> {
  if (sidebars) return Promise.resolve();
  loading ??= fetchSidebars().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchSidebars(): Promise<void> {
  // Pages have a limit of their own.
  const response = await fetchFile(href, { signal: null });
  // The build of this script wrote the file, and named it by its digest.
  sidebars = (await response.json()) as Sidebars;
}
