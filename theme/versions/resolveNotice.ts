import type { Manifest } from '../../common/manifest.ts';
import type { PageHistory } from '../../common/pageHistory.ts';
import type { VersionRole } from '../../common/version.ts';

/** What a reader of an unreleased or an old version is told. */
export interface Notice {
  kind: 'unreleased' | 'older';
  /** Where the reader is sent; undefined on a site without a released version. */
  latest: { href: string; label: string | undefined } | undefined;
}

interface Inputs {
  own: { name: string; role: VersionRole; siteBase: string };
  manifest: Manifest | undefined;
  /** History of the page being read; undefined until it is loaded. */
  history: PageHistory | undefined;
  /** Anchor of the address being read. It is kept where the latest version has the page. */
  hash: string;
}

const KINDS: Record<VersionRole, Notice['kind'] | undefined> = {
  latest: undefined,
  older: 'older',
  prerelease: 'unreleased',
  next: 'unreleased',
};

/**
 * Decide whether a page carries a notice, and where it leads: to the same page of the latest version or its nearest
 * parent, and to the latest home while the history is missing. The manifest knows the version's role of today; the
 * build only knows its role of the day it was built.
 */
export function resolveNotice({ own, manifest, history, hash }: Inputs): Notice | undefined {
  const role = manifest?.versions.find(({ name }) => name === own.name)?.role ?? own.role;
  const kind = KINDS[role];
  if (!kind) return undefined;
  if (!manifest) return { kind, latest: { href: own.siteBase, label: undefined } };
  const latest = manifest.versions.find(({ name }) => name === manifest.latest);
  if (!latest) return { kind, latest: undefined };
  const entry = history?.find(({ name }) => name === latest.name);
  const href = entry ? entry.path + (entry.change === 'missing' ? '' : hash) : latest.path;
  return { kind, latest: { href, label: latest.label } };
}
