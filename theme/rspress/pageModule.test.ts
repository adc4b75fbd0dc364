import { expect, test } from 'vitest';
import { PageLoadError } from '../routing/reloadOnce.ts';
import { requireComponent } from './pageModule.ts';

test('a page without a default export is an error that names the page', () => {
  const error = new PageLoadError('The page component at /api/ has no default export.');
  expect(() => requireComponent({}, '/api/')).toThrow(error);
});
