import type { Release } from './releases.ts';

/** Rules that turn git refs into versions, as `versions.config.ts` writes them. */
export interface WrittenPolicy {
  /** A tag `<tagPrefix><semver>` is a released version. */
  tagPrefix: string;
  /** A branch `<branchPrefix><semver>` replaces that version's tag as the source of its docs. */
  branchPrefix: string;
  /** Remote whose branches count beside those of this clone; other remotes' do not. */
  remote: string;
  /** Branch whose content is `next`: the one that readers' edits go to. */
  nextBranch: string;
  /** Whether pre-releases are listed. They are never the latest. */
  includePrereleases: boolean;
  /** Version names, or whole ref names, that are left out. */
  exclude: string[];
  /** Names of versions that are no longer built. Each needs its `retired/<name>.json`. */
  retired: string[];
  /** Label by version name, where it is not the name itself. */
  labels: Record<string, string>;
  /** What readers are told of a released version, by its name. */
  releases: Record<string, Release>;
}

/** The rules, and where a ref has its docs: `site.config.ts` says it, because links to the source need it too. */
export interface VersionsPolicy extends WrittenPolicy {
  /** Folder of the docs, relative to the top of the repository. */
  docsDir: string;
}
