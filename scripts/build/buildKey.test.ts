import { expect, test } from 'vitest';
import { type BuildInputs, buildKey } from './buildKey.ts';

const inputs: BuildInputs = {
  content: 'c',
  shell: 's',
  api: 'a',
  nodeMajor: '20',
  env: { name: '2.0.0', label: '2.0.0', role: 'older', base: '/2.0.0/', siteBase: '/', editRef: 'docs/2.0.0' },
};

test('equal inputs have equal keys, whatever the order of their fields', () => {
  const { name, ...rest } = inputs.env;
  expect(buildKey({ ...inputs, env: { ...rest, name } })).toBe(buildKey(inputs));
});

test.each([
  ['content', { content: 'x' }],
  ['shell', { shell: 'x' }],
  ['API', { api: 'x' }],
  ['Node', { nodeMajor: '22' }],
  ['base', { env: { ...inputs.env, base: '/' } }],
  ['state', { env: { ...inputs.env, state: 'ended' as const } }],
  ['role', { env: { ...inputs.env, role: 'latest' as const } }],
])('another %s is another key', (_what, change) => {
  expect(buildKey({ ...inputs, ...change })).not.toBe(buildKey(inputs));
});
