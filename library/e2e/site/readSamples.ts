import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CodeBlock } from '../../../common/docs/markdownNode.ts';
import { parseMarkdown } from '../../../common/docs/parseMarkdown.ts';
import type { ManifestVersion } from '../../../common/manifest.ts';
import { type PageSamples, type RunnableSample, SAMPLES_FILE } from '../../../common/samples.ts';
import { DIST_DIR, listPages, readCopy, readText } from '../../../e2e/site/readSite.ts';

const NO_SAMPLES: PageSamples = { runner: '', samples: {}, joined: {} };

/** Read what runs the samples of a page; a page without any has no such file. */
function readSamples(pathname: string): PageSamples {
  const file = path.join(pathname, SAMPLES_FILE);
  return existsSync(path.join(DIST_DIR, file)) ? JSON.parse(readText(file)) : NO_SAMPLES;
}

/** A sample that runs in a page, and what the page says that it prints. */
export interface ShownOutput {
  pathname: string;
  /** Line of the output in the page's Markdown copy. */
  line: number;
  lines: string[];
  /** Script of the worker. */
  runner: string;
  sample: RunnableSample;
}

/** List the outputs that pages of a version show of samples that run, by the Markdown copies of the pages. */
export function listShownOutputs(version: ManifestVersion): ShownOutput[] {
  return listPages(version).flatMap(({ path: pathname }) => {
    const { runner, samples } = readSamples(pathname);
    if (Object.keys(samples).length === 0) return [];
    const { blocks } = parseMarkdown(readCopy(pathname)).model;
    return blocks.flatMap((block, index) => {
      const sample = samples[block.id];
      const output = findOutput(blocks.slice(index + 1));
      if (!sample || !output) return [];
      return [{ pathname, line: output.line, lines: output.code.trimEnd().split('\n'), runner, sample }];
    });
  });
}

/** Find the output right below a sample. Packets may stand between the two. */
function findOutput([first, second]: readonly CodeBlock[]): CodeBlock | undefined {
  const has = (block: CodeBlock | undefined, title: string) =>
    block?.isBelowBlock && block.meta.includes(`title="${title}"`);
  if (has(first, 'Output')) return first;
  return has(first, 'Packets') && has(second, 'Output') ? second : undefined;
}
