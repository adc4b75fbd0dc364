import { expect, test } from 'vitest';
import { PageLoadError } from '../routing/reloadOnce.ts';
import { requireComponent } from './pageModule.ts';

const Page = () => null;

test('a page with a component is given back', () => {
  expect(requireComponent({ default: Page }, '/api/').default).toBe(Page);
});

test('a page without a default export is an error that names the page', () => {
  const error = new PageLoadError('The page component at /api/ has no default export.');
  expect(() => requireComponent({}, '/api/')).toThrow(error);
});
