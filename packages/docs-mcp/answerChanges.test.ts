import { expect, test } from 'vitest';
import type { VersionDifference } from '../../common/compareVersions.ts';
import { formatComparison } from './answerChanges.ts';

const difference: VersionDifference = {
  pages: [
    { kind: 'added', title: 'A [new] `page`', route: '/new/', path: '/new/', area: null },
    { kind: 'changed', title: 'Much', route: '/much/', path: '/much/', area: null, sections: 3 },
  ],
  sameCount: 2,
  packages: [
    {
      name: 'harbor',
      changes: [
        { kind: 'added', name: 'open' },
        { kind: 'changed', name: 'wait', href: '/a/#b', before: 'wait(): 1\nwait(): 2', after: 'wait(): 3\nwait(): 2' },
        { kind: 'removed', name: 'shut', renamedTo: 'close' },
      ],
    },
  ],
};

test('what differs has absolute links, and titles stay text', () => {
  expect(
    formatComparison(difference, { from: '1.0.0', to: '2.0.0', origin: 'https://example.org' }),
  ).toBe(`# From 1.0.0 to 2.0.0

## New pages

- [A \\[new\\] \\\`page\\\`](<https://example.org/new/>)

## Changed pages

- [Much](<https://example.org/much/>): changed in 3 sections

2 pages are the same.

## API

### harbor

- Removed: \`shut\` (use close)
- Changed: [\`wait\`](<https://example.org/a/#b>)
  \`\`\`diff
  - wait(): 1
  + wait(): 3
  \`\`\`
- Added: \`open\`
`);
});
