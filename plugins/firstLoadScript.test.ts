import { expect, test } from 'vitest';
import { firstLoadScript } from './firstLoadScript.ts';

// What it does is proven in a browser, where scripts can be missing.

test('it stays small, since every page carries it', () => {
  expect(firstLoadScript('/manual/').length).toBeLessThan(1200);
});

test('it can be parsed', () => {
  expect(() => new Function(firstLoadScript('/manual/'))).not.toThrow();
});

test('a base cannot end the script that it stands in', () => {
  expect(firstLoadScript('/</script><b>/')).not.toContain('</script>');
});
