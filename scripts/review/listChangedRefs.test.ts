import { expect, test } from 'vitest';
import { listChangedRefs } from './listChangedRefs.ts';

const entry = (ref: string, commit: string) => ({ ref, commit });

test.each([
  ['an entry that is the same', { '1.0.0': entry('v1.0.0', 'a') }, { '1.0.0': entry('v1.0.0', 'a') }, []],
  ['a released version', {}, { '1.0.0': entry('v1.0.0', 'a') }, ['v1.0.0']],
  ['a retired version', { '1.0.0': entry('v1.0.0', 'a') }, {}, ['v1.0.0']],
  ['a fix', { '1.0.0': entry('docs/1.0.0', 'a') }, { '1.0.0': entry('docs/1.0.0', 'b') }, ['docs/1.0.0']],
  ['a first fix', { '1.0.0': entry('v1.0.0', 'a') }, { '1.0.0': entry('docs/1.0.0', 'b') }, ['v1.0.0', 'docs/1.0.0']],
])('%s', (_what, before, after, refs) => {
  expect(listChangedRefs(before, after)).toEqual(refs);
});
