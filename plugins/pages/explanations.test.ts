import { expect, test } from 'vitest';
import type { ApiExport, ApiFile } from '../../common/apiFile.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import type { WrittenPage } from './content.ts';
import { listExplanations, listFirstPlaces, listPlaces } from './explanations.ts';

const make = (name: string, members: string[], more: Partial<ApiExport> = {}): ApiExport => ({
  name,
  kind: 'class',
  file: 'a.ts',
  line: 1,
  members: members.map((one) => ({ name: one, kind: 'method', line: 1 })),
  ...more,
});
const EXPORTS = [
  make('Boat', ['sail']),
  make('Dock', []),
  make('Ferry', [], { extends: ['Boat'], refs: { Boat: 'p:Boat' } }),
];
const API: ApiFile = { schema: 1, ref: '', commit: '', packages: [{ name: 'p', version: '1.0.0', exports: EXPORTS }] };

function listAll(pages: Record<string, string>) {
  const described = Object.entries(pages).map(([filePath, markdown]): WrittenPage => {
    const route = `/${filePath.replace('.md', '/')}`;
    return {
      filePath,
      route,
      title: filePath,
      description: '',
      keywords: [],
      movedFrom: [],
      markdown,
      model: parseMarkdown(markdown).model,
    };
  });
  return listPlaces(described, API);
}

const explain = (pages: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    [...listExplanations(listAll(pages))].map(([name, places]) => [name, places.map(({ href }) => href)]),
  );

const signature = (code: string) => `\n\n## Signature\n\n\`\`\`ts\n${code}\n\`\`\`\n`;

test.each([
  [
    'a heading with a name of the API, and the class of a method',
    { 'a.md': '# `Boat.sail()`\n', 'b.md': '# Harbor\n\n## Dock\n\n## Boats\n' },
    { 'Boat.sail': ['/a/'], Boat: ['/a/'], Dock: ['/b/#dock'] },
  ],
  ['no heading with other words', { 'a.md': '# boat\n\n## Boat and Dock\n' }, {}],
  [
    'a page before its signature, and a page about one name before one about several',
    {
      'all.md': `# All${signature('interface Dock { a: 1; }')}`,
      'boat.md': `# Boat${signature('function Boat(): void;')}`,
      'dock.md': '# Dock\n',
    },
    { Boat: ['/boat/'], Dock: ['/dock/', '/all/#signature'], 'Dock.a': ['/all/#signature'] },
  ],
  [
    'what a type has from another one',
    { 'ferry.md': `# Ferry${signature('class Ferry {\n  sail(): void;\n}')}` },
    {
      Ferry: ['/ferry/'],
      'Ferry.sail': ['/ferry/#signature'],
      Boat: ['/ferry/#signature'],
      'Boat.sail': ['/ferry/#signature'],
    },
  ],
])('pages explain %s', (_what, pages, places) => {
  expect(explain(pages)).toEqual(places);
});

test('the first place about a name is one about that name, not about a part of it', () => {
  expect(
    listFirstPlaces(listAll({ 'sail.md': '# Boat.sail\n', 'dock.md': '# Dock\n', 'docks.md': '# Dock\n' })),
  ).toEqual(
    new Map([
      ['Dock', { title: 'dock.md', href: '/dock/' }],
      ['Boat.sail', { title: 'sail.md', href: '/sail/' }],
    ]),
  );
});
