/**
 * The host's limit for a site, in bytes.
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
 */
const HOST_LIMIT_BYTES = 1_000_000_000;
const WARN_ABOVE = 0.8;

/** Describe a site's size, and warn near the limit. */
export function describeSize(bytes: number): { line: string; warnings: string[] } {
  const share = Math.round((bytes / HOST_LIMIT_BYTES) * 100);
  const line = `The site has ${formatBytes(bytes)}: ${share} % of the ${formatBytes(HOST_LIMIT_BYTES)} that the host takes.`;
  const isLarge = bytes > HOST_LIMIT_BYTES * WARN_ABOVE;
  return { line, warnings: isLarge ? [`${line} Exclude versions in versions.config.ts.`] : [] };
}

/** @example formatBytes(29_400_000) === '29.4 MB' */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
