import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { formatPolicyTag } from '../../common/contentPolicy.ts';

interface Policy {
  scripts: readonly string[];
  hasAnalytics: boolean;
}

/** Give every page its Content-Security-Policy, after all other changes. Throws, with page names, for a foreign script or a missing head. */
export function writeContentPolicies(outDir: string, policy: Policy): void {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const pages = names.map((name) => ({ name, html: readFileSync(path.join(outDir, name), 'utf8') }));
  const problems = pages.flatMap(({ name, html }) => {
    const problem = findProblem(html, policy);
    return problem ? [`\n  ${name}: ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(`Pages cannot have a content policy:${problems.join('')}`);
  for (const { name, html } of pages) writeFileSync(path.join(outDir, name), addPolicy(html, policy));
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

/** Find what keeps a page from having the policy: a missing head, or a script that is neither a file, data, nor the shell's. */
export function findProblem(html: string, { scripts }: Pick<Policy, 'scripts'>): string | undefined {
  if (!PAGE_START.test(html)) return 'it has no head.';
  const own = (text: string, script: string) => text.replaceAll(`<script>${script}</script>`, '');
  // Few pages need the parser: those that have the tag in the text of an attribute.
  if (!/<script/i.test(scripts.reduce(own, html).replace(FILE_OR_DATA, ''))) return undefined;
  const foreign = readInlineScripts(html).find((text) => !scripts.includes(text));
  return foreign === undefined ? undefined : `it has a script that is not the shell's: ${foreign.trim().slice(0, 60)}`;
}

function readInlineScripts(html: string): string[] {
  const isInline = ({ attribs: { src, type } }: Element) => src === undefined && type !== 'application/ld+json';
  return DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter(isInline)
    .map((script) => DomUtils.textContent(script));
}

const hashScript = (text: string): string => createHash('sha256').update(text).digest('base64');
