import { expect, test } from 'vitest';
import { listDiagramProblems, readDiagram } from './diagram.ts';

test('a fence contains the caption, the description and the source', () => {
  const value = 'sequenceDiagram\n  accDescr: The host sends OPEN.\n  A->>B: OPEN';
  const diagram = readDiagram('title="How a stream opens."', value);
  expect(listDiagramProblems(diagram)).toEqual([]);
  expect(diagram).toEqual({
    caption: 'How a stream opens.',
    description: 'The host sends OPEN.',
    source: 'sequenceDiagram\n\n  A->>B: OPEN',
  });
});

test.each([
  ['', 'sequenceDiagram\naccDescr: Words.', 'no caption'],
  ['title=" "', 'sequenceDiagram\naccDescr: Words.', 'no caption'],
  ['title="A."', 'sequenceDiagram\nA->>B: C', 'no text alternative'],
  ['title="A."', 'sequenceDiagram\naccDescr:', 'no text alternative'],
  ['title="A."', 'accDescr: Words.', 'empty'],
])('%j with %j: %s', (fenceText, value, problem) => {
  expect(listDiagramProblems(readDiagram(fenceText, value)).join()).toContain(problem);
});
