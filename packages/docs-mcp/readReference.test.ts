import { expect, test } from 'vitest';
import { cutReference, describeName } from './symbols.ts';

const sections = cutReference(`# @harbor/boats

All symbols.

## Classes

### \`Boat\` {#Boat}

Sails.

\`\`\`ts
class Boat extends Hull
\`\`\`

- \`new Boat(name: string)\`
- \`readonly sails: number\`: since 2.0.0
- \`static from(raft: Raft): Boat\`, \`static from(name: string): Boat\`
- \`[Symbol.dispose](): void\`

### \`Boat.Sail\` {#Boat.Sail}

\`\`\`ts
interface Boat.Sail
\`\`\`

- \`readonly size: number\`

## Constants

### \`Boat.Sail\` {#Boat.Sail-2}

\`\`\`ts
const Sail: number
\`\`\`
`);

test.each([
  ['Boat.constructor', '- `new Boat(name: string)`'],
  ['Boat.sails', '- `readonly sails: number`: since 2.0.0'],
  ['Boat.from', '- `static from(raft: Raft): Boat`, `static from(name: string): Boat`'],
  ['Boat.[Symbol.dispose]', '- `[Symbol.dispose](): void`'],
])('%s is described by its line', (name, line) => {
  expect(describeName(sections, name)).toBe(`Member of \`Boat\`:\n${line}`);
});

test('a member that its owner inherits is described by the owner', () => {
  expect(describeName(sections, 'Boat.sink')).toContain('class Boat extends Hull');
});

test('a type and a constant of one name are described by both sections', () => {
  expect(describeName(sections, 'Boat.Sail')).toMatch(/interface Boat\.Sail[\s\S]*const Sail: number/);
});
