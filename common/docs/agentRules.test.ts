import { expect, test } from 'vitest';
import { parseAgentRules } from './agentRules.ts';

const format = (change: object) =>
  JSON.stringify({ about: 'A library.', rules: [{ rule: 'Close it.', page: '/guide/#close' }], ...change });
const rules = (count: number, rule = 'Close it.') => ({ rules: Array(count).fill({ rule, page: '/' }) });

test('rules are text, each with the page that explains it', () => {
  expect(parseAgentRules(format({}))).toEqual({
    about: 'A library.',
    rules: [{ rule: 'Close it.', page: '/guide/#close' }],
  });
});

test.each([
  ['{', 'agents.json is not valid JSON'],
  [format(rules(11)), 'rules: has more than ten rules'],
  [format(rules(1, 'a'.repeat(241))), 'rules.0.rule: has more than 240 characters'],
  [format({ rules: [{ rule: 'a', page: 'guide' }] }), 'rules.0.page: is not an address'],
])('%s is refused', (source, message) => {
  expect(() => parseAgentRules(source)).toThrow(message);
});
