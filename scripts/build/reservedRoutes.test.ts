import { expect, test } from 'vitest';
import { checkReservedRoutes } from './reservedRoutes.ts';

const check = (...routes: string[]) => checkReservedRoutes('2.0.0', routes, ['next', '2.0.0', '1.0.0']);

test.each(['/search/', '/versions/', '/static/a/', '/next/', '/1.0.0/notes/', '/404/'])(
  'refuses %s, at which the site has something else',
  (route) => {
    expect(() => check('/', route)).toThrow(`Pages of 2.0.0 have addresses that belong to the site: ${route}.`);
  },
);

test('accepts routes that contain such a name later', () => {
  expect(() =>
    check(
      '/',
      '/api/search/',
      '/api/next/',
      '/guide/1.0.0/',
      '/v1.0.0/',
      '/next-steps/',
      '/2.0.0-notes/',
      '/guide/404/',
    ),
  ).not.toThrow();
});
