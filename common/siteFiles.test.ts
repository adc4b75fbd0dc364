import { expect, test } from 'vitest';
import { fillPart } from './siteFiles.ts';

test('a part is written into its element, whatever signs it has', () => {
  const html = '<div class="a" data-merged="versions" id="b"></div><div data-merged="page"></div>';
  expect(fillPart(html, 'versions', '$& $1')).toBe(
    '<div class="a" data-merged="versions" id="b">$& $1</div><div data-merged="page"></div>',
  );
});

test('an element that is filled, or waits for something else, stays as it is', () => {
  expect(fillPart('<div data-merged="page">x</div>', 'page', 'y')).toBeUndefined();
  expect(fillPart('<div data-merged="page"></div>', 'history', 'y')).toBeUndefined();
});
