import { expect, test } from 'vitest';
import { cutReference, describeName, findDeclaration } from './readReference.ts';

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
  ['Boat', 'class Boat extends Hull'],
  ['Boat.constructor', 'new Boat(name: string)'],
  ['Boat.sails', 'readonly sails: number'],
  ['Boat.from', 'static from(raft: Raft): Boat\nstatic from(name: string): Boat'],
  ['Boat.[Symbol.dispose]', '[Symbol.dispose](): void'],
  ['Boat.Sail.size', 'readonly size: number'],
  ['Boat.sail', undefined],
  ['__proto__', undefined],
])('the declaration of %s is %j', (name, declaration) => {
  expect(findDeclaration(sections, name)).toBe(declaration);
});

test('a member is described by its line, and one that its owner inherits by the owner', () => {
  expect(describeName(sections, 'Boat.sails')).toBe('Member of `Boat`:\n- `readonly sails: number`: since 2.0.0');
  expect(describeName(sections, 'Boat.sink')).toContain('class Boat extends Hull');
});

test('a type and a constant of one name are described by both sections', () => {
  expect(describeName(sections, 'Boat.Sail')).toMatch(/interface Boat\.Sail[\s\S]*const Sail: number/);
});
