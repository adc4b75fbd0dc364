import { expect, test } from 'vitest';
import { createTestState, TEST_TIME } from '../services/testing/openService.ts';
import { listFiles } from './listFiles.ts';

test('a folder is listed with what a page shows, sorted by name', () => {
  const modifiedAt = TEST_TIME / 1000;
  expect(listFiles(createTestState(), '/storage/emulated/0/DCIM/Camera/')).toEqual([
    { path: '/storage/emulated/0/DCIM/Camera/IMG_0001.png', type: 'file', size: 70, mode: 0o100660, modifiedAt },
    { path: '/storage/emulated/0/DCIM/Camera/IMG_0002.png', type: 'file', size: 70, mode: 0o100660, modifiedAt },
  ]);
});

test('links in the path are followed, and those in the folder tell where they lead', () => {
  const state = createTestState();
  expect(listFiles(state, '/sdcard/Download').map(({ path }) => path)).toEqual(['/sdcard/Download/hello.txt']);
  expect(listFiles(state, '/').find(({ path }) => path === '/sdcard')).toMatchObject({
    type: 'link',
    target: '/storage/emulated/0',
  });
});

test('folders that the shell may not read are listed', () => {
  const state = createTestState();
  state.isRoot = true;
  state.files.createFolder('/data/data/com.example.notes', 0o700);
  state.isRoot = false;
  expect(() => state.files.list('/data/data')).toThrow('Permission denied');
  expect(listFiles(state, '/data/data')).toMatchObject([{ type: 'folder', path: '/data/data/com.example.notes' }]);
});

test.each([
  ['/nowhere', 'No such file or directory'],
  ['/sdcard/Download/hello.txt', 'Not a directory'],
])('%s cannot be listed: %s', (folderPath, message) => {
  expect(() => listFiles(createTestState(), folderPath)).toThrow(message);
});
