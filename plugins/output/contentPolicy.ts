import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { formatPolicyTag } from '../../common/contentPolicy.ts';
import type { FindFacts, PageFacts } from './pageFacts.ts';

interface Policy {
  /** Texts of the inline scripts that pages may have: those of the shell, known before any page is rendered. */
  scripts: readonly string[];
  hasAnalytics: boolean;
}

interface Options extends Policy {
  outDir: string;
  findFacts: FindFacts;
}

/**
 * Give every page of a finished build its Content-Security-Policy. It has to be the last that changes pages.
 * Throws, with the names of the pages, where one has a script that is not the shell's, or no head.
 */
export function contentPolicy({ outDir, findFacts, ...policy }: Options): RspressPlugin {
  return {
    name: 'docs:content-policy',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
      const problems = names.flatMap((name) =>
        listPageProblems(findFacts(name), policy).map((problem) => `${name}: ${problem}`),
      );
      if (problems.length > 0) throw new Error(`Pages cannot have a content policy:\n  ${problems.join('\n  ')}`);
      for (const name of names) {
        const file = path.join(outDir, name);
        writeFileSync(file, addPolicy(readFileSync(file, 'utf8'), policy));
      }
    },
  };
}

const HEAD = /<head[^>]*>/i;

/** Put the policy that allows the shell's inline scripts first into a page's head. */
export function addPolicy(html: string, { scripts, hasAnalytics }: Policy): string {
  const tag = formatPolicyTag({ scriptHashes: scripts.map(hashScript), hasAnalytics });
  return html.replace(HEAD, (head) => head + tag);
}

/** Say what keeps a page from having the shell's policy. */
export function listPageProblems(
  { hasHead, inlineScripts }: Pick<PageFacts, 'hasHead' | 'inlineScripts'>,
  { scripts }: Pick<Policy, 'scripts'>,
): string[] {
  const foreign = inlineScripts.filter((text) => !scripts.includes(text));
  return [
    ...(hasHead ? [] : ['it has no head.']),
    ...foreign.map((text) => `it has an inline script that is not the shell's: ${text.trim().slice(0, 60)}`),
  ];
}

const hashScript = (text: string): string => createHash('sha256').update(text).digest('base64');
