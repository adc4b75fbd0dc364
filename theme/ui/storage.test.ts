import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStored, followStored } from './storage.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const tell = (type: string, values: object) => window.dispatchEvent(Object.assign(new Event(type), values));

test('what another window writes, removes or clears is followed until that is ended', () => {
  const texts: (string | null)[] = [];
  const unfollow = followStored('mode', (text) => texts.push(text));
  tell('storage', { key: 'mode', newValue: 'dark' });
  tell('storage', { key: 'other', newValue: 'light' });
  tell('storage', { key: null, newValue: null });
  unfollow();
  tell('storage', { key: 'mode', newValue: 'light' });
  expect(texts).toEqual(['dark', null]);
});

test.each([
  ['changed', 'dark', true, ['dark']],
  ['removed', null, true, [null]],
  ['left as it was', 'light', true, []],
  ['read by a page that was loaded anew', 'dark', false, []],
])('a text that was %s while the page was kept for Back', (_what, text, persisted, expected) => {
  stored.set('mode', 'light');
  const texts: (string | null)[] = [];
  followStored('mode', (next) => texts.push(next));
  tell('pagehide', {});
  if (text === null) stored.delete('mode');
  else stored.set('mode', text);
  tell('pageshow', { persisted });
  expect(texts).toEqual(expected);
});

test('without storage a text lasts, also over Back', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = createStored('version');
  store.subscribe(() => undefined);
  store.write('3.0.0');
  tell('pagehide', {});
  tell('pageshow', { persisted: true });
  expect(store.read()).toBe('3.0.0');
});
