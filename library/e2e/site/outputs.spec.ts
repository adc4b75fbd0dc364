import type { Page } from '@playwright/test';
import { findDifference } from '../../../common/docs/findDifference.ts';
import { TESTED_VERSIONS } from '../../../e2e/site/readSite.ts';
import { expect, test } from '../../../e2e/test.ts';
import type { RunCommand, RunEvent } from '../../run/messages.ts';
import { listShownOutputs, type ShownOutput } from './readSamples.ts';

/** Run a sample with the worker of its page, as the panel does, and read what it prints until it ends. */
const runSample = (page: Page, { runner, sample }: ShownOutput): Promise<string[]> =>
  page.evaluate(
    ({ runner, command }) =>
      new Promise<string[]>((resolve) => {
        const printed: string[] = [];
        const worker = new Worker(`/${runner}`, { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<RunEvent>) => {
          if (data.kind === 'print') printed.push(data.text);
          if (data.kind === 'error') printed.push(`It fails: ${data.message}`);
          if (data.kind !== 'end') return;
          worker.terminate();
          resolve(printed);
        };
        worker.postMessage({ ...command, address: `${window.location.origin}/${command.address}` });
      }),
    {
      runner,
      command: {
        address: sample.module,
        values: sample.values,
        fields: Object.fromEntries(sample.fields.map(({ name, value }) => [name, value])),
      } satisfies RunCommand,
    },
  );

for (const version of TESTED_VERSIONS) {
  const shown = listShownOutputs(version);
  if (shown.length > 0)
    test(`in ${version.name}, samples print in a page what the page says`, async ({ page }) => {
      test.setTimeout(shown.length * 20_000);
      await page.goto(version.path);
      const differences: string[] = [];
      for (const output of shown) {
        const printed = (await runSample(page, output)).join('\n').trimEnd().split('\n');
        const difference = findDifference(output.lines, printed, 'prints');
        if (difference) differences.push(`${output.pathname}, line ${output.line} of its copy: ${difference.message}`);
      }
      expect(differences).toEqual([]);
    });
}
