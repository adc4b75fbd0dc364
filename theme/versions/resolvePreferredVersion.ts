import type { Manifest, ManifestVersion } from '../../common/manifest.ts';

/** Find the version that a reader chose last; undefined where none was kept or the site no longer has it. */
export const resolvePreferredVersion = (
  stored: string | null,
  manifest: Manifest | undefined,
): ManifestVersion | undefined => manifest?.versions.find(({ name }) => name === stored);
