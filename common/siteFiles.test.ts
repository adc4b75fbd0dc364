import { expect, test } from 'vitest';
import { fillPart } from './siteFiles.ts';

test('a part is written into its element, whatever signs it has', () => {
  const html = '<div class="a" data-document="versions" id="b"></div><div data-document="page"></div>';
  expect(fillPart(html, 'versions', '$& $1')).toBe(
    '<div class="a" data-document="versions" id="b">$& $1</div><div data-document="page"></div>',
  );
});
