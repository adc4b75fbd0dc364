import { expect, test } from 'vitest';
import { mergeHeads } from './head.ts';

test('the last title is shown, and the language kept', () => {
  const heads = [{ htmlAttrs: { lang: 'en' } }, { title: 'read' }, { title: 'Page Error' }, { meta: [] }];
  expect(mergeHeads(heads)).toMatchObject({ title: 'Page Error', lang: 'en' });
});

test('tags are told apart by name and by property, and the last content wins', () => {
  const { meta } = mergeHeads([
    { meta: [{ name: 'description', content: 'first' }] },
    {
      meta: [
        { name: 'description', content: 'last' },
        { property: 'og:title', content: 'read' },
      ],
    },
  ]);

  expect([...meta]).toEqual([
    ['name=description', 'last'],
    ['property=og:title', 'read'],
  ]);
});

test('links are told apart by relation and type, and the last address wins', () => {
  const link = (href: string) => ({ link: [{ rel: 'alternate', type: 'text/markdown', href }] });

  expect([...mergeHeads([link('/a/index.md'), link('/b/index.md')]).links]).toEqual([
    ['alternate text/markdown', '/b/index.md'],
  ]);
});
