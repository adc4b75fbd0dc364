import { AGENTS_FILE } from './agentsFile.ts';
import { API_HISTORY_FILE } from './apiHistory.ts';
import { CHANGES_FILE, FEED_FILE } from './changes.ts';
import { DEPLOYMENT_FILE } from './deployment.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { LLMS_FILE, LLMS_FULL_FILE } from './markdownCopy.ts';
import { OFFLINE_FILE, OFFLINE_WORKER, WEB_MANIFEST } from './offline.ts';
import { PAGE_MAP_FILE } from './pageMap.ts';
import { UPGRADES_FILE } from './upgrades.ts';

export const NOT_FOUND_FILE = '404.html';
export const ROBOTS_FILE = 'robots.txt';
/** The server that assistants ask. */
export const SERVER_FILE = 'docs-mcp.mjs';
export const SITEMAP_FILE = 'sitemap.xml';

/** Below the base of each version. */
export const VERSION_FILES: readonly string[] = [LLMS_FILE, LLMS_FULL_FILE, AGENTS_FILE];

/** Below the base of the site. */
export const SITE_FILES: readonly string[] = [
  ...[API_HISTORY_FILE, CHANGES_FILE, DEPLOYMENT_FILE, FEED_FILE, MANIFEST_FILE, NOT_FOUND_FILE, PAGE_MAP_FILE],
  ...[ROBOTS_FILE, SERVER_FILE, SITEMAP_FILE, UPGRADES_FILE],
];

/** Only on a site that readers can store. */
export const OFFLINE_FILES: readonly string[] = [OFFLINE_FILE, OFFLINE_WORKER, WEB_MANIFEST];
