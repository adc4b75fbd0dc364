import semver from 'semver';

/** Installed if none is found; older ones (by major and minor) are refused. */
export const LYCHEE_VERSION = '0.24.2';

export const LYCHEE_DOWNLOADS = `https://github.com/lycheeverse/lychee/releases/download/lychee-v${LYCHEE_VERSION}`;

export interface ReleaseFile {
  fileName: string;
  /** In hex. */
  sha256: string;
}

/**
 * Archives of the pinned release, by Node's platform and architecture. Linux gets static musl builds, which run with any C library.
 * Windows uses cargo: its `.zip` is not supported. Several public repositories agree on each sum.
 */
const RELEASE_FILES: Readonly<Record<string, ReleaseFile>> = {
  'linux-x64': {
    fileName: 'lychee-x86_64-unknown-linux-musl.tar.gz',
    sha256: '73657a111819a30c47c08352896796f23d64e4eb2b3ed39b6d32149241566fc5',
  },
  'linux-arm64': {
    fileName: 'lychee-aarch64-unknown-linux-musl.tar.gz',
    sha256: '5d0b0e3aeab240f41920c633a6eaf97599be6eedda034b36e858ede7dba5e535',
  },
  'darwin-x64': {
    fileName: 'lychee-x86_64-apple-darwin.tar.gz',
    sha256: '887503a9cff667d322b8d0892b40bf49976eb9507af8483220a3706cdad55978',
  },
  'darwin-arm64': {
    fileName: 'lychee-aarch64-apple-darwin.tar.gz',
    sha256: 'c9d3740ea2d891854d37116c9fba840f37b6e7c89d330e7db84ac333631c4977',
  },
};

/** Return a platform's archive; undefined without a known sum. */
export const releaseFileFor = (platform: string, arch: string): ReleaseFile | undefined =>
  RELEASE_FILES[`${platform}-${arch}`];

/** Check for the pinned major and minor. @example isLycheeNewEnough('lychee 0.24.2') */
export function isLycheeNewEnough(versionText: string): boolean {
  const version = /^lychee (\S+)/.exec(versionText)?.[1];
  const { major, minor } = new semver.SemVer(LYCHEE_VERSION);
  return semver.valid(version) !== null && semver.gte(version ?? '', `${major}.${minor}.0`);
}

export type InstallMethod = 'download' | 'cargo';

/** List the ways to install lychee here, in order. */
export function planInstall({
  file,
  cargoPath,
}: {
  file?: ReleaseFile | undefined;
  cargoPath?: string | undefined;
}): InstallMethod[] {
  const ways: InstallMethod[] = [];
  if (file) ways.push('download');
  if (cargoPath) ways.push('cargo');
  return ways;
}
