import type { Manifest } from '../../common/manifest.ts';
import { findStrings } from '../../common/strings/findStrings.ts';
import { type SiteUpgradeGuide, UPGRADES_SLOT, type Upgrades } from '../../common/upgrades.ts';
import { escapeMarkup, formatLink } from './sitePages.ts';

const SLOT = new RegExp(`(<div[^>]* ${UPGRADES_SLOT}="[^>]*>)(?=</div>)`);

/** Write the list of upgrade guides into the page that shows it. Throws an Error where the page has no place for it. */
export function addUpgradesList(html: string, list: string): string {
  if (!SLOT.test(html)) throw new Error('The page of upgrades has no place for the list.');
  return html.replace(SLOT, (slot) => slot + list);
}

/** Write the upgrade guides of each version as HTML, newest first. */
export function formatUpgradesList({ versions }: Upgrades, manifest: Manifest, htmlLang: string): string {
  const words = findStrings(htmlLang).sitePages.upgrades;
  const lists = versions.flatMap(({ name, guides }) => {
    const label = manifest.versions.find((version) => version.name === name)?.label ?? name;
    if (guides.length === 0) return [];
    return [`<h2>${escapeMarkup(label)}</h2><ul>${guides.map(formatGuide).join('')}</ul>`];
  });
  return `<p>${escapeMarkup(lists.length > 0 ? words.intro : words.none)}</p>${lists.join('')}`;
}

const formatGuide = ({ path, title, area }: SiteUpgradeGuide): string =>
  `<li>${formatLink(path, title)}${area ? ` <small>${escapeMarkup(area.title)}</small>` : ''}</li>`;
