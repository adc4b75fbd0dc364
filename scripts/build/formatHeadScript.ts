import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSiteConfig } from '../../common/config/siteSchema.ts';
import { readTokenColors } from '../../common/tokenColors.ts';
import { siteConfig } from '../../site.config.ts';
import { bundleHeadScript } from './bundleHeadScript.ts';

const TOKENS_FILE = path.join(import.meta.dirname, '../../theme/styles/tokens.css');

/** Bundle the script for the head of this site's pages. */
export function formatHeadScript(siteBase: string): Promise<string> {
  const { colorMode, announcementBar, search } = parseSiteConfig(siteConfig);
  return bundleHeadScript({
    colorMode,
    backgrounds: readTokenColors(readFileSync(TOKENS_FILE, 'utf8'), '--docs-bg'),
    announcementId: announcementBar?.isCloseable ? announcementBar.id : null,
    searchShortcut: search.shortcut,
    siteBase,
  });
}
