import { expect, test } from 'vitest';
import { formatContentPolicy } from './contentPolicy.ts';

const plain = { scriptHashes: [], hasAnalytics: false };

test('nothing comes from another origin, and no object or other base is allowed', () => {
  const policy = formatContentPolicy(plain);
  expect(policy).not.toContain('http');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('an inline script is allowed by its hash, which is listed once', () => {
  expect(formatContentPolicy({ ...plain, scriptHashes: ['abc=', 'abc=', 'def='] })).toContain(
    "script-src 'self' 'sha256-abc=' 'sha256-def=';",
  );
});

test('page views may be sent if analytics is configured, and no keyword allows inline scripts', () => {
  const policy = formatContentPolicy({ ...plain, hasAnalytics: true });
  expect(policy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/);
  expect(policy).toContain("; script-src 'self' https://www.googletagmanager.com; ");
});
