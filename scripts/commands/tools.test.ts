import { expect, test } from 'vitest';
import { createProject } from '../project.ts';
import { tools } from './tools.ts';

test('names every unknown tool, and those that there are, before it installs any', async () => {
  await expect(tools(createProject(), ['lychee', 'lichee', 'Chromium'])).rejects.toMatchObject({
    name: 'UserError',
    message: 'There is no tool "lichee", "Chromium".',
    hint: expect.stringContaining('chromium, lychee'),
  });
});
