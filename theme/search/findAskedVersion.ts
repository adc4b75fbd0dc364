import type { Manifest } from '../../common/manifest.ts';

/** A version that a query names, and what is searched for in it. */
export interface AskedVersion {
  name: string;
  label: string;
  /** The query without the version. */
  words: string;
}

/** A name with a dot or a leading `v`. A number alone is a word: "3 parts". */
const LIKE_A_VERSION = /^(?:v?\d+(?:\.\d+)+(?:-[\w.-]+)?|v\d+)$/i;

/**
 * Find the version that a query asks for besides words: by its name, or by the first numbers of its name where no other
 * version begins with them. A query in quotation marks, or with two versions, asks for none.
 */
export function findAskedVersion(query: string, manifest: Pick<Manifest, 'versions'>): AskedVersion | undefined {
  if (query.includes('"')) return undefined;
  const parts = query.trim().split(/\s+/);
  const named = parts.flatMap((part, place) => {
    const version = findVersion(part, manifest);
    return version ? [{ version, place }] : [];
  });
  const [only] = named;
  if (!only || named.length > 1) return undefined;
  const words = parts.filter((_, place) => place !== only.place).join(' ');
  return /[\p{L}\p{N}]/u.test(words) ? { name: only.version.name, label: only.version.label, words } : undefined;
}

function findVersion(part: string, { versions }: Pick<Manifest, 'versions'>) {
  const text = part.replace(/[.,;:?]+$/, '');
  if (!LIKE_A_VERSION.test(text)) return undefined;
  const wanted = text.toLowerCase().replace(/^v/, '');
  const exact = versions.find(({ name }) => name === wanted);
  const beginning = versions.filter(({ name }) => name.startsWith(`${wanted}.`));
  return exact ?? (beginning.length === 1 ? beginning[0] : undefined);
}
