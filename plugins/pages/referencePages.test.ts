import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import type { ContentPage } from './content.ts';
import { listExplanations } from './referencePages.ts';

const API = new Map(['Boat', 'Boat.sail', 'Dock'].map((name) => [name, [`p:${name}`]]));

function explain(pages: Record<string, string>): Record<string, string[]> {
  const models = Object.fromEntries(Object.entries(pages).map(([file, text]) => [file, parseMarkdown(text).model]));
  const described = Object.keys(pages).map((filePath): ContentPage => {
    const route = `/${filePath.replace('.md', '/')}`;
    return { filePath, route, title: filePath, description: '', keywords: [], movedFrom: [] };
  });
  const found = listExplanations(described, models, API);
  return Object.fromEntries([...found].map(([name, places]) => [name, places.map(({ href }) => href)]));
}

const signature = (code: string) => `\n\n## Signature\n\n\`\`\`ts\n${code}\n\`\`\`\n`;

test('a heading with a name of the API explains it, and the class of a method', () => {
  expect(explain({ 'a.md': '# `Boat.sail()`\n', 'b.md': '# Harbor\n\n## Dock\n\n## Boats\n' })).toEqual({
    'Boat.sail': ['/a/'],
    Boat: ['/a/'],
    Dock: ['/b/#dock'],
  });
});

test('a signature comes before a heading, and a page about one name before one about several', () => {
  const pages = {
    'all.md': `# All${signature('interface Dock { a: 1; }')}`,
    'boat.md': `# Boat${signature('function Boat(): void;')}`,
    'dock.md': '# Dock\n',
  };
  expect(explain(pages)).toMatchObject({ Boat: ['/boat/#signature'], Dock: ['/dock/', '/all/#signature'] });
});

test('a heading that is no name of the API explains nothing', () => {
  expect(explain({ 'a.md': '# boat\n\n## Boat and Dock\n' })).toEqual({});
});
