import { expect, test } from 'vitest';
import { listLinks } from './pageCache.ts';

test('links of a compiled page are its addresses within the version, without anchors', () => {
  const code = `_jsx(_components.a, { href: "/api/read/index.html#options", children: "read" }),
    _jsx(_components.a, { className: "x", href: "/index.html" }), { href: "#here" }, { href: "https://example.org/" }`;
  expect(listLinks(code)).toEqual(['/api/read/index.html', '/index.html']);
});
