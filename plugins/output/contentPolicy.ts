import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { DomUtils, parseDocument } from 'htmlparser2';
import { formatPolicyTag } from '../../common/contentPolicy.ts';

interface Policy {
  /** Texts of the inline scripts that pages may have: those of the shell, known before any page is rendered. */
  scripts: readonly string[];
  hasAnalytics: boolean;
}

/**
 * Give every page of a finished build its Content-Security-Policy. It has to be the last that changes pages.
 * Throws, with the names of the pages, where one has a script that is not the shell's, or no head.
 */
export function contentPolicy({ outDir, ...policy }: Policy & { outDir: string }): RspressPlugin {
  return {
    name: 'docs:content-policy',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
      const pages = names.map((name) => ({ name, html: readFileSync(path.join(outDir, name), 'utf8') }));
      const problems = pages.flatMap(({ name, html }) =>
        listPageProblems(html, policy).map((problem) => `${name}: ${problem}`),
      );
      if (problems.length > 0) throw new Error(`Pages cannot have a content policy:\n  ${problems.join('\n  ')}`);
      for (const { name, html } of pages) writeFileSync(path.join(outDir, name), addPolicy(html, policy));
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
export function listPageProblems(html: string, { scripts }: Pick<Policy, 'scripts'>): string[] {
  const foreign = listInlineScripts(html).filter((text) => !scripts.includes(text));
  return [
    ...(HEAD.test(html) ? [] : ['it has no head.']),
    ...foreign.map((text) => `it has an inline script that is not the shell's: ${text.trim().slice(0, 60)}`),
  ];
}

/** Kinds of scripts that only hold data: the browser runs nothing, so there is nothing to allow. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/** List the texts of the scripts that stand in a page itself, in order. */
export function listInlineScripts(html: string): string[] {
  return DomUtils.findAll(
    ({ name, attribs }) => name === 'script' && attribs.src === undefined && !DATA_TYPES.includes(attribs.type ?? ''),
    parseDocument(html).children,
  ).map((script) => DomUtils.textContent(script));
}

const hashScript = (text: string): string => createHash('sha256').update(text).digest('base64');
