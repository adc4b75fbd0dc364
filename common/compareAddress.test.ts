import { expect, test } from 'vitest';
import { formatCompareAddress, parseCompareAddress } from './shellRoutes.ts';

test('an address is read as it was written', () => {
  const address = { page: '/api/a b/', from: '1.0.0', to: 'next' };
  const text = formatCompareAddress('/manual/', address);
  expect(text).toBe('/manual/compare/?page=/api/a+b/&from=1.0.0&to=next');
  expect(parseCompareAddress(new URL(text, 'https://example.org').search)).toEqual(address);
});

test('the filters of whole versions are part of the address', () => {
  const address = { page: undefined, from: '1.0.0', to: '2.0.0', area: 'api', isBreaking: true };
  const text = formatCompareAddress('/', address);
  expect(text).toBe('/compare/?from=1.0.0&to=2.0.0&area=api&breaking=1');
  expect(parseCompareAddress(new URL(text, 'https://example.org').search)).toEqual(address);
});

test('what is left out is undefined', () => {
  expect(formatCompareAddress('/', { page: undefined, from: '1.0.0', to: '2.0.0' })).toBe(
    '/compare/?from=1.0.0&to=2.0.0',
  );
  expect(parseCompareAddress('')).toEqual({ page: undefined, from: undefined, to: undefined });
});
