import { expect, test } from 'vitest';
import { type Finding, formatFindings } from './findings.ts';

const finding = (values: Partial<Finding>): Finding => ({
  rule: 'color-contrast',
  help: 'Text must be readable',
  pathname: '/api/',
  view: '390 light',
  element: '.hint',
  html: '<p class="hint">',
  ...values,
});

test('groups by rule, the one on most pages first', () => {
  const report = formatFindings([
    finding({ rule: 'list', help: 'Lists hold items' }),
    finding({ pathname: '/' }),
    finding({ pathname: '/api/' }),
  ]);
  expect(report.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
    'color-contrast: Text must be readable (2 pages)',
    '',
    'list: Lists hold items (1 page)',
  ]);
});

test('counts a page once, however often and in however many views it is found', () => {
  const report = formatFindings([finding({}), finding({ view: '390 dark' }), finding({ element: '.other' })]);
  expect(report).toContain('(1 page)');
  expect(report).toContain('.hint in 390 light, 390 dark: <p class="hint">');
});

test('shows the first three addresses', () => {
  const report = formatFindings(['/a/', '/b/', '/c/', '/d/'].map((pathname) => finding({ pathname })));
  expect(report).toContain('/c/');
  expect(report).not.toContain('/d/');
});
