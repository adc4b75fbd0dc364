import { expect, test } from 'vitest';
import { AGENTS_FILE_LIMIT } from '../../common/siteFiles.ts';
import { makePage, makeRecord } from '../testing/makeRecord.ts';
import { formatAgents } from './assistantFiles.ts';

const page = (route: string, sidebar = 'guide') => makePage(route, { sidebar });
const record = (pages: ReturnType<typeof page>[]) => ({
  ...makeRecord('4.0.0', '/', pages),
  sidebars: { guide: { label: 'Start', route: '/', title: 'Guide' }, api: { label: 'Overview', route: '/api/' } },
});
const format = (changes: Partial<Parameters<typeof formatAgents>[0]>) =>
  formatAgents({
    title: 'Harbor',
    tagline: 'Talk to cranes',
    label: '4.0.0',
    home: 'https://harbor.example/4.0.0/',
    record: record([page('/'), page('/api/', 'api')]),
    packages: {},
    ...changes,
  });

test('a version without rules names itself and its pages, and no more', () => {
  const text = format({});
  expect(text).toMatch(/^# Harbor 4\.0\.0\n\nTalk to cranes\n\n## Where to read\n/);
  expect(text).toContain('https://harbor.example/4.0.0/a/index.md');
  expect(text).toContain('### Guide\n\n- / ');
  expect(text).toContain('### Overview\n\n- /api/ ');
});

test('rules lead to the pages that explain them, and packages are listed by release', () => {
  const agents = { about: 'A library.', rules: [{ rule: 'Close it.', page: '/guide/#close' }] };
  const packages = { '@harbor/harbor': '4.0.0', '@harbor/event': '1.0.0', '@harbor/radio': '4.0.0' };
  const text = format({ record: { ...record([page('/')]), agents }, packages });
  expect(text).toContain('\n\nA library.\n\nPackages of release 4.0.0: `@harbor/harbor`, `@harbor/radio`.\n\n');
  expect(text).toContain('Packages of release 1.0.0: `@harbor/event`.');
  expect(text).toContain('## Rules\n\n1. Close it. (/guide/#close)\n');
});

test('a file that would be too long leaves out the deepest pages', () => {
  const pages = [...Array.from({ length: 400 }, (_, number) => `/guide/page-${number}/`), '/z/', '/'];
  const text = format({ record: record(pages.map((route) => page(route))) });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(AGENTS_FILE_LIMIT);
  expect(text).toContain('- /z/ ');
  expect(text).toContain('- /guide/page-100/ ');
  expect(text).not.toContain('- /guide/page-399/ ');
});
