import type { Manifest } from '../../common/manifest.ts';
import { offers } from '../../common/strings/en/offers.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { pathnameOf } from '../../common/urls.ts';
import { findVersion, NEXT } from '../../common/version.ts';
import { VERSIONS_ROUTE } from '../../common/versionsPage.ts';

const words = offers.upgrade;

export interface AskedVersion {
  name: string;
  label: string;
  words: string;
}

/** A name with a dot or a leading `v`. A number alone is a word: "3 parts". */
const LIKE_A_VERSION = /^(?:v?\d+(?:\.\d+)+(?:-[\w.-]+)?|v\d+)$/i;

/**
 * Find the version that a query asks for: by name, or by first numbers that no other version has. A query in quotation marks, or
 * with two versions, asks for none.
 */
export function findAskedVersion(query: string, manifest: Pick<Manifest, 'versions'>): AskedVersion | undefined {
  if (query.includes('"')) return undefined;
  const parts = query.trim().split(/\s+/);
  const named = parts.flatMap((part, place) => {
    const version = findAsked(part, manifest);
    return version ? [{ version, place }] : [];
  });
  const [only] = named;
  if (!only || named.length > 1) return undefined;
  const words = parts.filter((_, place) => place !== only.place).join(' ');
  return /[\p{L}\p{N}]/u.test(words) ? { name: only.version.name, label: only.version.label, words } : undefined;
}

function findAsked(part: string, { versions }: Pick<Manifest, 'versions'>) {
  const text = part.replace(/[.,;:?]+$/, '');
  return LIKE_A_VERSION.test(text) ? findVersion(versions, text) : undefined;
}

/** A page about versions that the query asks for. */
export interface Offer {
  text: string;
  /** Distinguishes the page from guides with similar titles. */
  note: string;
  href: string;
}

/** Find the steps of an upgrade, or the page of all versions. */
export function findOffer(query: string, manifest: Manifest, base: string): Offer | undefined {
  const { queries, text, note } = offers.versions;
  const isOfVersions = queries.includes(query.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\?$/, ''));
  return isOfVersions ? { text, note, href: pathnameOf(base, VERSIONS_ROUTE) } : findUpgrade(query, manifest, base);
}

interface Named {
  index: number;
  side: 'from' | 'to' | undefined;
}

/**
 * Find the upgrade that a query asks for, by a word for upgrading or words for both sides. A single version is where the reader
 * comes from, or the latest where nothing is newer.
 */
function findUpgrade(query: string, manifest: Manifest, base: string): Offer | undefined {
  const { versions, latest } = manifest;
  const parts = query.toLowerCase().split(/[\s,;:?"“”]+/);
  const named = parts.flatMap((part, place): Named[] => {
    const version = part === NEXT ? findVersion(versions, NEXT) : findAsked(part, manifest);
    return version ? [{ index: versions.indexOf(version), side: sideOf(parts[place - 1]) }] : [];
  });
  const isAsked =
    parts.some((part) => words.verbs.includes(part)) || (named.length > 1 && named.every(({ side }) => side));
  if (!isAsked || named.length === 0) return undefined;
  const latestIndex = versions.findIndex(({ name }) => name === latest);
  const { from, to } = resolveSides(named, latestIndex);
  const [before, after] = [versions[from], versions[to]];
  if (!before || !after || from <= to) return undefined;
  const href = formatUpgradeAddress(base, { from: before.name, to: after.name });
  return { text: words.text(before.label, after.label), note: words.note, href };
}

function sideOf(word: string | undefined): Named['side'] {
  if (word === undefined) return undefined;
  if (words.from.includes(word)) return 'from';
  return words.to.includes(word) ? 'to' : undefined;
}

/** Newest first: the version before one has the next index. */
function resolveSides(named: readonly Named[], latest: number): { from: number; to: number } {
  const first = named[0]?.index ?? -1;
  const to = named.find(({ side }) => side === 'to')?.index;
  const from = named.find(({ side }) => side === 'from')?.index;
  if (named.length > 1) {
    const others = named.filter(({ index }) => index !== (to ?? from)).map(({ index }) => index);
    if (from !== undefined && to !== undefined) return { from, to };
    if (to !== undefined) return { from: others[0] ?? -1, to };
    return { from: from ?? first, to: (from === undefined ? named[1]?.index : others[0]) ?? -1 };
  }
  if (to !== undefined || (from === undefined && first === latest)) return { from: first + 1, to: first };
  return { from: first, to: latest };
}
