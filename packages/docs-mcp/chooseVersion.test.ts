import { expect, test } from 'vitest';
import type { ManifestVersion } from '../../common/manifest.ts';
import { chooseInstalled, chooseNamed } from './chooseVersion.ts';

// A manifest has more, which decides nothing here.
const versions = ['next', '4.0.0', '3.1.0', '3.0.0'].map((name, index) => ({
  name,
  segment: name,
  role: (['next', 'latest', 'older', 'older'] as const)[index],
})) as ManifestVersion[];
const manifest = { versions, latest: '4.0.0' };
const releases = {
  next: { '@harbor/harbor': '4.0.0', '@harbor/radio': '4.0.0' },
  '4.0.0': { '@harbor/harbor': '4.0.0', '@harbor/event': '1.0.0' },
  '3.1.0': { '@harbor/harbor': '3.1.0', '@harbor/event': '1.0.0' },
  '3.0.0': { '@harbor/harbor': '3.0.0', '@harbor/event': '1.0.0' },
};

test.each([
  ['3.1.0', 'question', '3.1.0', 'The question asks for 3.1.0.'],
  ['latest', 'question', '4.0.0', 'The question asks for latest.'],
  ['v4', 'command', '4.0.0', 'The server was started with --version v4.'],
] as const)('%s of the %s means %s, and the answer says so', (name, by, expected, reason) => {
  const chosen = chooseNamed(manifest, name, by);
  expect([chosen.version.name, chosen.reason]).toEqual([expected, reason]);
});

test.each(['newest', '3.0.7', '3', '__proto__'])(
  'a name that is no version is refused with those that are: %j',
  (name) => {
    const sentence = `There is no version ${name}. Name one of these: next, 4.0.0, 3.1.0, 3.0.0.`;
    expect(() => chooseNamed(manifest, name, 'question')).toThrow(sentence);
  },
);

test.each([
  ['3.1.0', '3.1.0', 'yarn.lock has @harbor/harbor 3.1.0.'],
  // The unreleased version has the same release of the package.
  ['4.0.0', '4.0.0', 'yarn.lock has @harbor/harbor 4.0.0.'],
  ['3.0.9', '3.0.0', 'yarn.lock has @harbor/harbor 3.0.9; 3.0.0 is the nearest documented version.'],
])('an installed %s means %s, and the answer says so', (version, expected, reason) => {
  const installed = [
    { name: '@harbor/event', version: '1.0.0', source: 'yarn.lock' },
    { name: '@harbor/harbor', version, source: 'yarn.lock' },
  ];
  const chosen = chooseInstalled(manifest, releases, installed);
  expect([chosen.version.name, chosen.reason]).toEqual([expected, reason]);
});

test('without the library the latest version is taken, and the answer says why', () => {
  const { version, reason } = chooseInstalled(manifest, releases, []);
  expect(version.name).toBe('4.0.0');
  expect(reason).toContain('No package of the library is in node_modules');
  expect(chooseInstalled(manifest, {}, []).reason).toContain('The site does not say');
});
