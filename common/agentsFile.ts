import { permalinkBase } from './urls.ts';

/** What a project copies into its AGENTS.md: one file for each version, at the address that the version keeps. */
export const AGENTS_FILE = 'agents.md';

/** Bytes of UTF-8 that it may have: an assistant reads it with every task. */
export const AGENTS_FILE_LIMIT = 8_000;

/** Pathname of a version's file, which the next release does not change. */
export const agentsPath = (siteBase: string, segment: string): string => permalinkBase(siteBase, segment) + AGENTS_FILE;
