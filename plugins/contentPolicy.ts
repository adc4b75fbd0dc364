import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { DomUtils, parseDocument } from 'htmlparser2';
import { formatPolicyTag } from '../common/contentPolicy.ts';

interface Options {
  outDir: string;
  hasAnalytics: boolean;
}

/** Give every page of a finished build its Content-Security-Policy. It has to be the last that changes pages. */
export function contentPolicy({ outDir, hasAnalytics }: Options): RspressPlugin {
  return {
    name: 'docs:content-policy',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
      for (const name of names) {
        const file = path.join(outDir, name);
        writeFileSync(file, addPolicy(readFileSync(file, 'utf8'), { hasAnalytics }));
      }
    },
  };
}

/** Put the policy that allows a page's own inline scripts first into its head. Throws where the page has no head. */
export function addPolicy(html: string, { hasAnalytics }: Pick<Options, 'hasAnalytics'>): string {
  const head = /<head[^>]*>/i.exec(html);
  if (!head) throw new Error('A page without a head cannot have a policy.');
  const end = head.index + head[0].length;
  const tag = formatPolicyTag({ scriptHashes: listInlineScripts(html).map(hashScript), hasAnalytics });
  return html.slice(0, end) + tag + html.slice(end);
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
