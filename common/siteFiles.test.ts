import { expect, test } from 'vitest';
import { fillPart } from './siteFiles.ts';

test('a part is written into its element, whatever signs it has', () => {
  const html = '<div class="a" data-merged="versions" id="b"></div><div data-merged="page"></div>';
  expect(fillPart(html, 'versions', '$& $1')).toBe(
    '<div class="a" data-merged="versions" id="b">$& $1</div><div data-merged="page"></div>',
  );
});
