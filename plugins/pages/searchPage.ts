import type { RspressPlugin } from '@rspress/core';
import { SEARCH_ROUTE } from '../../common/searchAddress.ts';

/** Add the search page: a component of the theme, given by its absolute path. It stands in no sidebar and no page map. */
export function searchPage(componentFile: string): RspressPlugin {
  return {
    name: 'docs:search-page',
    addPages: () => [{ routePath: SEARCH_ROUTE, filepath: componentFile }],
  };
}
