interface Sources {
  /** SHA-256 of each inline script of the page, in base64. */
  scriptHashes: readonly string[];
  hasAnalytics: boolean;
}

/**
 * Format the policy of one page: only the site itself and the listed inline scripts. Inline styles are allowed, because the
 * highlighter's style attributes cannot be hashed. Source of the origins:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
export function formatContentPolicy({ scriptHashes, hasAnalytics }: Sources): string {
  const hashes = [...new Set(scriptHashes)].map((hash) => `'sha256-${hash}'`);
  const tag = hasAnalytics ? ['https://www.googletagmanager.com'] : [];
  const collect = hasAnalytics ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : [];
  const send = hasAnalytics ? [...collect, 'https://*.analytics.google.com'] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['img-src', "'self'", 'data:', ...collect],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['script-src', "'self'", ...hashes, ...tag],
    ['worker-src', "'self'"],
    ['connect-src', "'self'", ...send],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/** Format the tag with the policy. It must come before the first script. */
export const formatPolicyTag = (sources: Sources): string =>
  `<meta http-equiv="Content-Security-Policy" content="${formatContentPolicy(sources)}">`;
