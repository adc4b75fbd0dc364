import type { Manifest } from '../../common/manifest.ts';
import { findVersion, isReleased } from '../../common/version.ts';

export type Range =
  | { status: 'up' | 'same' | 'down'; from: string; to: string }
  | { status: 'unknown'; from: string | undefined; to: string | undefined; names: string[] };

interface Inputs {
  manifest: Manifest;
  asked: { from: string | undefined; to: string | undefined };
  /** The likeliest first. */
  candidates: readonly (string | undefined)[];
}

/** Choose missing versions: to the latest; from the first older candidate, else from the release before. */
export function resolveRange({ manifest, asked, candidates }: Inputs): Range {
  const names = manifest.versions.map(({ name }) => name);
  const known = (name: string | undefined) => name && findVersion(manifest.versions, name)?.name;
  const unknown = [asked.from, asked.to].filter((name) => name !== undefined && !known(name));
  const to = known(asked.to) ?? manifest.latest ?? names[0];
  const older = manifest.versions.slice(names.indexOf(to ?? '') + 1);
  const likely = candidates.find((candidate) => older.some(({ name }) => name === candidate));
  const from = known(asked.from) ?? likely ?? (older.find(({ role }) => isReleased(role)) ?? older[0])?.name ?? to;
  if (unknown.length > 0 || from === undefined || to === undefined)
    return {
      status: 'unknown',
      from: asked.from ? known(asked.from) : from,
      to: asked.to ? known(asked.to) : to,
      names: unknown.filter((name) => name !== undefined),
    };
  const distance = names.indexOf(from) - names.indexOf(to);
  return { status: distance > 0 ? 'up' : distance < 0 ? 'down' : 'same', from, to };
}
