import { expect, test } from 'vitest';
import { listIgnoredLines } from './checkDiagrams.ts';

const listIgnored = (...lines: string[]) => listIgnoredLines(lines.join('\n'));

test('lines that are drawn are not listed, nor are comments and blank lines', () => {
  expect(listIgnored('sequenceDiagram', '%% why', '', 'A->>B: C', 'loop again', 'B->>A: D', 'end')).toEqual([]);
});

test.each([
  ['sequenceDiagram', 'A->>B: C', 'A =>> B: D'],
  ['sequenceDiagram', 'A->>B: C', 'A->>B'],
  ['sequenceDiagram', 'A->>B: C', 'activate B'],
  ['stateDiagram-v2', 'A --> B', 'A -> C'],
  ['flowchart TD', 'A[a] --> B[b]', '?'],
])('in a %s, after %s, nothing comes of %s', (...lines) => {
  expect(listIgnored(...lines)).toEqual([lines[2]]);
});
