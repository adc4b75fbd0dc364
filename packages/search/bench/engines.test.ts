import { expect, test } from 'vitest';
import { createIndex } from '../format/createIndex.ts';
import { makePage, textsOf } from '../testing/makeIndex.ts';
import { ownEngine } from './engines.ts';
import { measureRelevance } from './relevance.ts';

const PAGES = [makePage('/'), makePage('/api/rm/', { title: 'rm', texts: { '': 'Deletes', Errors: 'No such file' } })];
const JUDGED = {
  q: 'no such file',
  kind: 'fact',
  set: 'final',
  targets: [
    { route: '/api/rm/', hash: '#errors', grade: 3 },
    { route: '/api/rm/', grade: 2 },
  ],
} as const;

test.each(['/', '/1.0.0/', '/docs/1.0.0/'])(
  'a version at %s answers with its routes, as they were judged',
  async (base) => {
    const file = createIndex({ version: '1.0.0', area: 'all', base, pages: PAGES });
    const readTexts = (textFile: string) => textsOf(PAGES)(textFile) ?? [];
    const addresses = await ownEngine({ file, text: JSON.stringify(file), readTexts }).load()(JUDGED.q);
    expect(addresses[0]).toBe('/api/rm/#errors');
    expect(measureRelevance([{ judged: { ...JUDGED, targets: [...JUDGED.targets] }, addresses }]).ndcg).toBe(1);
  },
);
