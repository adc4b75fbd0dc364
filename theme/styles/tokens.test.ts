import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALLOUTS } from '../../common/callouts.ts';
import { readTokenColors } from '../../common/tokenColors.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const TOKENS = 'theme/styles/tokens.css';

const files = ['theme', 'library']
  .filter((dir) => existsSync(path.join(ROOT, dir)))
  .flatMap((dir) =>
    readdirSync(path.join(ROOT, dir), { recursive: true, encoding: 'utf8' }).map((name) => `${dir}/${name}`),
  )
  .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
  .map((name) => ({ name, css: readFileSync(path.join(ROOT, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));
const defined = new Set(files.flatMap(({ css }) => [...css.matchAll(/(--docs-[\w-]+)\s*:/g)].map(([, name]) => name)));

test.each(files)('$name uses only tokens that exist', ({ css }) => {
  const used = [...css.matchAll(/var\((--docs-[\w-]+)/g)].map(([, token]) => token);
  expect(used.filter((token) => !defined.has(token))).toEqual([]);
});

test.each(files.filter(({ name }) => name !== TOKENS))('$name leaves raw colours to the tokens', ({ css }) => {
  expect(css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
});

test.each(Object.entries(CALLOUTS))('the colours of the callout %s are a class', (_kind, { colors }) => {
  expect(readFileSync(path.join(ROOT, 'theme/content/Callout.module.css'), 'utf8')).toContain(`\n.${colors} {`);
});

const PLAIN = ['bg', 'surface', 'hover', 'raised'];
/** Colours of text that have a background of their own, such as `tip` and `tip-soft`. */
const ON_SOFT = [...defined].flatMap((token) => /^--docs-(.+)-soft$/.exec(token ?? '')?.[1] ?? []);

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
  const tokens = readFileSync(path.join(ROOT, TOKENS), 'utf8');
  const readColor = (name: string) => readTokenColors(tokens, `--docs-${name}`)[mode];

  test.each([
    ['text', [...PLAIN, ...ON_SOFT.map((name) => `${name}-soft`)]],
    ...['heading', 'muted', 'link', 'accent-strong'].map((name) => [name, PLAIN] as const),
    ...ON_SOFT.map((name) => [name, [...PLAIN, `${name}-soft`]] as const),
  ] as const)('the colour %s has a contrast of 4.5:1', (name, behind) => {
    const ratios = behind.map((other) => [other, contrast(readColor(name), readColor(other))] as const);
    // A colour that is not six digits gives NaN.
    expect(ratios.filter(([, ratio]) => !(ratio >= 4.5))).toEqual([]);
  });
});

/** Compute the contrast of two colours such as `#6b2fd6`, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const parts = color.match(/[\da-f]{2}/gi) ?? [];
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const part = Number.parseInt(parts[index] ?? '', 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}
