import { API_HISTORY_FILE } from './apiHistory.ts';
import { CHANGES_FILE, FEED_FILE } from './changes.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { OFFLINE_FILE, OFFLINE_WORKER, WEB_MANIFEST } from './offline.ts';
import { PAGE_MAP_FILE } from './pageMap.ts';
import { UPGRADES_FILE } from './upgrades.ts';
import { pathnameOf } from './urls.ts';

/** What a project copies into its AGENTS.md: one file for each version, at the address that the version keeps. */
export const AGENTS_FILE = 'agents.md';

/** Bytes of UTF-8 that it may have: an assistant reads it with every task. */
export const AGENTS_FILE_LIMIT = 8_000;

export const MARKDOWN_FILE = 'index.md';

/** For language models. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** Address of a Markdown copy. @example markdownPath('/2.0.0/', '/api/') === '/2.0.0/api/index.md' */
export const markdownPath = (base: string, route: string): string => pathnameOf(base, route) + MARKDOWN_FILE;

export const DEPLOYMENT_SCHEMA = 2;
export const DEPLOYMENT_FILE = 'deployment.json';

/** SHA-256 in hex, by path below the site's root. */
export type FileDigests = Record<string, string>;

/** `/deployment.json`: the sources and files of a merged tree. */
export interface Deployment {
  schema: typeof DEPLOYMENT_SCHEMA;
  /** Time and the first digits of the digest. @example '20240102T030405Z-0123456789ab' */
  name: string;
  /** ISO 8601 in UTC. */
  time: string;
  /** Full hash; empty outside a git repository. */
  commit: string;
  /** Newest first, each with the key of its build. */
  versions: { name: string; ref: string; commit: string; key: string }[];
  /** Digest of `files` alone: the same versions and code give the same digest. */
  digest: string;
  /** Without this file. */
  files: FileDigests;
}

/** On an empty element that the build or the merge fills and React leaves alone: its content is only in the document. */
export const DOCUMENT_PART = 'data-document';

/** The history of a page, in one line. Scripts draw it again from its data, so its pages need no document. */
export const HISTORY_PART = 'history';

/** Write HTML into the element of a part. Undefined where the page has no such element. */
export function fillPart(html: string, part: string, content: string): string | undefined {
  const slot = new RegExp(`<div[^>]* ${DOCUMENT_PART}="${part}"[^>]*>(?=</div>)`);
  return slot.test(html) ? html.replace(slot, (element) => element + content) : undefined;
}

export const NOT_FOUND_FILE = '404.html';
export const ROBOTS_FILE = 'robots.txt';
/** The server that assistants ask. */
export const SERVER_FILE = 'docs-mcp.mjs';
export const SITEMAP_FILE = 'sitemap.xml';

/** Below the base of each version. */
export const VERSION_FILES: readonly string[] = [LLMS_FILE, LLMS_FULL_FILE, AGENTS_FILE];

/** Below the base of the site. A function, so that pages do not load what it names. */
export const listSiteFiles = (): readonly string[] => [
  ...[API_HISTORY_FILE, CHANGES_FILE, DEPLOYMENT_FILE, FEED_FILE, MANIFEST_FILE, NOT_FOUND_FILE, PAGE_MAP_FILE],
  ...[ROBOTS_FILE, SERVER_FILE, SITEMAP_FILE, UPGRADES_FILE],
];

/** Only on a site that readers can store. */
export const listOfflineFiles = (): readonly string[] => [OFFLINE_FILE, OFFLINE_WORKER, WEB_MANIFEST];
