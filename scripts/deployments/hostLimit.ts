/**
 * Largest site that the host takes, in bytes.
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
 */
export const HOST_LIMIT_BYTES = 1_000_000_000;
/** Part of the limit above which the merge warns. */
const WARN_ABOVE = 0.8;

/** Say how large a site is, and warn where it comes close to the host's limit. */
export function describeSize(bytes: number): { line: string; warnings: string[] } {
  const share = Math.round((bytes / HOST_LIMIT_BYTES) * 100);
  const line = `The site has ${formatBytes(bytes)}: ${share} % of the ${formatBytes(HOST_LIMIT_BYTES)} that the host takes.`;
  const isLarge = bytes > HOST_LIMIT_BYTES * WARN_ABOVE;
  return { line, warnings: isLarge ? [`${line} Exclude versions in versions.config.ts.`] : [] };
}

/** Format a size for people. @example formatBytes(29_400_000) === '29.4 MB' */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
