import { COMPARE_ROUTE } from './compareAddress.ts';
import { SEARCH_ROUTE } from './searchAddress.ts';
import { UPGRADE_ROUTE } from './upgradeAddress.ts';
import { VERSIONS_ROUTE } from './versionsPage.ts';

/** In every version, but in no page map and no history. */
export const SHELL_ROUTES: readonly string[] = [SEARCH_ROUTE, COMPARE_ROUTE, VERSIONS_ROUTE, UPGRADE_ROUTE];
