import { expect, test } from 'vitest';
import { isShortcut } from '../common/shortcut.ts';
import { earlySearchScript } from './earlySearchScript.ts';

// That it leads into the field is proven in a browser, before the scripts of the page run.

const HELD = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const;
/** Every way to hold keys while a letter is pressed. */
const PRESSES = Array.from({ length: 16 }, (_press, bits) => ({
  key: 'K',
  ...(Object.fromEntries(HELD.map((name, bit) => [name, (bits & (1 << bit)) !== 0])) as Record<
    (typeof HELD)[number],
    boolean
  >),
}));

/** Tell whether the script takes a press as its own. */
function isHeard(shortcut: string, press: (typeof PRESSES)[number], platform: string): boolean {
  let isTaken = false;
  let hear = (_event: object) => {};
  const run = new Function('addEventListener', 'navigator', 'document', earlySearchScript(shortcut));
  run((_type: string, listener: typeof hear) => (hear = listener), { platform }, { querySelector: () => null });
  hear({ ...press, target: { closest: () => null }, preventDefault: () => (isTaken = true) });
  return isTaken;
}

test.each(['mod+k', 'ctrl+k', 'mod+shift+k', 'ctrl+alt+k', 'mod+ctrl+k', 'k', 'mod+j'])(
  'it takes for %s what the theme does',
  (shortcut) => {
    for (const press of PRESSES)
      for (const platform of ['MacIntel', 'Linux x86_64'])
        expect(isHeard(shortcut, press, platform), JSON.stringify([press, platform])).toBe(
          isShortcut(shortcut, press, platform.startsWith('Mac')),
        );
  },
);

test('it stays small, since every page carries it', () => {
  expect(earlySearchScript('mod+k').length).toBeLessThan(400);
});
