import { expect, test } from 'vitest';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { readUpgradeSteps } from './buildRecord.ts';

test('the steps of each kind have their anchors', () => {
  const headings = ['# Upgrade', '### Introduction', '## Breaking', '### Rename `a` {#a}', '#### Below'];
  const others = ['## Behaviour', '### Closing', '## New', '### Streams', '## constructor', '### No step'];
  const { model } = parseMarkdown([...headings, ...others].join('\n\n'));
  expect(readUpgradeSteps(model.headings)).toEqual([
    { kind: 'breaking', anchor: 'a', title: 'Rename a' },
    { kind: 'behaviour', anchor: 'closing', title: 'Closing' },
    { kind: 'new', anchor: 'streams', title: 'Streams' },
  ]);
});
