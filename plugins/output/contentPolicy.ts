import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { Parser } from 'htmlparser2';
import { formatPolicyTag } from '../../common/contentPolicy.ts';

interface Policy {
  scripts: readonly string[];
  hasAnalytics: boolean;
}

interface Options extends Policy {
  outDir: string;
}

/**
 * Give every page its Content-Security-Policy, after all other changes. Throws, with page names, on foreign scripts or a missing
 * head.
 */
export function contentPolicy({ outDir, ...policy }: Options): RspressPlugin {
  return {
    name: 'docs:content-policy',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
      const pages = names.map((name) => ({ name, html: readFileSync(path.join(outDir, name), 'utf8') }));
      const problems = pages.flatMap(({ name, html }) =>
        hasOnlyKnownScripts(html, policy)
          ? []
          : listPageProblems(readScripts(html), policy).map((problem) => `${name}: ${problem}`),
      );
      if (problems.length > 0) throw new Error(`Pages cannot have a content policy:\n  ${problems.join('\n  ')}`);
      for (const { name, html } of pages) writeFileSync(path.join(outDir, name), addPolicy(html, policy));
    },
  };
}

const HEAD = /<head[^>]*>/i;

/** Put the policy first into a page's head. */
export function addPolicy(html: string, { scripts, hasAnalytics }: Policy): string {
  const tag = formatPolicyTag({ scriptHashes: scripts.map(hashScript), hasAnalytics });
  return html.replace(HEAD, (head) => head + tag);
}

const PAGE_START = /^<!doctype html>\s*<html(?: [\w-]+="[^"]*")*>\s*<head>/i;
/** Without `<`: what is removed cannot hide the start of another script. */
const FILE_OR_DATA = /<script(?: defer)? src="[^"<]*"><\/script>|<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Check, without parsing, whether a page has a head and no scripts but files, data and the shell's; false if in doubt. */
export function hasOnlyKnownScripts(html: string, { scripts }: Pick<Policy, 'scripts'>): boolean {
  const own = (text: string, script: string) => text.replaceAll(`<script>${script}</script>`, '');
  return PAGE_START.test(html) && !/<script/i.test(scripts.reduce(own, html).replace(FILE_OR_DATA, ''));
}

/** List what keeps a page from having the policy. */
function listPageProblems({ hasHead, inlineScripts }: PageScripts, { scripts }: Pick<Policy, 'scripts'>): string[] {
  const foreign = inlineScripts.filter((text) => !scripts.includes(text));
  return [
    ...(hasHead ? [] : ['it has no head.']),
    ...foreign.map((text) => `it has an inline script that is not the shell's: ${text.trim().slice(0, 60)}`),
  ];
}

const hashScript = (text: string): string => createHash('sha256').update(text).digest('base64');

export interface PageScripts {
  inlineScripts: string[];
  hasHead: boolean;
}

const DATA_TYPES = ['application/json', 'application/ld+json'];

/** Read the scripts of a page from its HTML. */
export function readScripts(html: string): PageScripts {
  const page: PageScripts = { inlineScripts: [], hasHead: false };
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      if (name === 'head') page.hasHead = true;
      if (name === 'script' && src === undefined && !DATA_TYPES.includes(type)) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) page.inlineScripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return page;
}
