import { expect, test } from 'vitest';
import { makeIndex, makePage } from '../testing/makeIndex.ts';
import { PRACTICE_INDEX, practise } from './practise.ts';

const describePage = (route: string, links: string[]) =>
  makePage(route, {
    title: 'Connect devices',
    context: null,
    crumbs: ['USB'],
    description: 'How to connect.',
    keywords: ['attach device'],
    links,
    textDigits: '',
    sections: [
      { anchor: '', heading: '', text: 'Devices connect.', keywords: [] },
      { anchor: 'b', heading: 'Device errors', text: 'No device.', keywords: ['phone'] },
    ],
  });

test('the small index is what a build makes of two small pages', () => {
  expect(PRACTICE_INDEX).toEqual(makeIndex([describePage('/a/', ['/b/']), describePage('/b/', [])], ''));
});

test('practice finds something, so that all of the search has run', async () => {
  const { hits } = await practise();
  expect(hits).toHaveLength(4);
  expect(hits[0]?.excerpt?.marks).not.toEqual([]);
});
