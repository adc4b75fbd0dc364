import { expect, test } from 'vitest';
import { listHeadings, readSection } from './answerPage.ts';

const PAGE = `# Streams

> Docs, version 4.0.0: <https://docs.example/>

## Back pressure

Wait.

### In Node.js

\`\`\`sh
## no heading
\`\`\`

## \`Harbor\`

A class.

## \`harbor\`

A value.

## Own {#mine}

The end.
`;

test.each([
  ['#back-pressure', '## Back pressure\n\nWait.\n\n### In Node.js'],
  ['Back Pressure', '## Back pressure'],
  ['in-nodejs', '### In Node.js\n\n```sh\n## no heading\n```'],
  ['Harbor', '## `Harbor`\n\nA class.'],
  ['harbor', '## `harbor`\n\nA value.'],
  ['mine', '## Own {#mine}\n\nThe end.'],
])('%s names a section, up to the next heading of its level', (wanted, start) => {
  expect(readSection(PAGE, wanted)?.text.startsWith(start)).toBe(true);
});

test('a section has the anchor that it has on the whole page', () => {
  const page = '# A\n\n## Example\n\none\n\n## Example\n\ntwo\n';
  expect(readSection(page, 'example-1')).toEqual({ anchor: 'example-1', start: 22, text: '## Example\n\ntwo' });
});

test.each(['no heading', '???', '__proto__'])('a name that no heading has finds nothing: %s', (name) => {
  expect(readSection(PAGE, name)).toBeUndefined();
});

test('the headings are those below the title', () => {
  expect(listHeadings(PAGE)).toEqual(['Back pressure', 'In Node.js', 'Harbor', 'harbor', 'Own']);
});
