import { expect, test } from 'vitest';
import { parsePage } from '../../content/readDocs.ts';
import { describeMissingPackages } from './describeMissingPackages.ts';

const sample = (...names: string[]) => ['```ts', ...names.map((name) => `import "@yume-chan/${name}";`), '```', ''];
const pageOf = (...lines: string[]) => parsePage('a.md', `# A\n\n${lines.join('\n')}`);
const adb = '@yume-chan/adb';

test('names each missing package once, with the command that adds it', () => {
  const pages = [
    pageOf(...sample('struct', 'adb')),
    pageOf(...sample('struct'), ...sample('scrcpy'), ...sample('adb')),
  ];
  const text = describeMissingPackages('1.2.0', pages, [adb]);
  expect(text).toContain('3 samples of 1.2.0');
  expect(text).toContain(
    'npm install --save-dev --save-exact tango-1.2.0-scrcpy@npm:@yume-chan/scrcpy@1.2.0 tango-1.2.0-struct@npm:@yume-chan/struct@1.2.0',
  );
});

test('says nothing where all are installed, and of samples that are skipped', () => {
  const pages = [pageOf(...sample('adb'), '<!-- unchecked: pseudocode -->', '', ...sample('struct'))];
  expect(describeMissingPackages('1.2.0', pages, [adb])).toBeUndefined();
});
