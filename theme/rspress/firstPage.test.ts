import { expect, test } from 'vitest';
import { PageLoadError } from '../navigation/pageFailure.ts';
import { requireComponent } from './firstPage.ts';

test('a page without a default export is an error that names the page', () => {
  const error = new PageLoadError('The page component at /api/ has no default export.');
  expect(() => requireComponent({}, '/api/')).toThrow(error);
  expect(requireComponent({ default: () => null }, '/api/').default).toBeTypeOf('function');
});
