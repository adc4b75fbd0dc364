import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { REFERENCE_FENCE, REFERENCE_PART } from '../../common/reference.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import type { ReferencePage } from '../pages/reference.ts';
import { createComponent, createImport, type MarkdownNode, remark } from './markdownElement.ts';

const COMPONENT = 'DocsReference';

interface Options {
  pages: readonly ReferencePage[];
  /** Module of `ReferenceBlock`, which only these pages import. Absolute. */
  componentFile: string;
  outDir: string;
}

/** Add the pages of packages. A build leaves the symbols out, and writes them into the HTML: they are in no script. */
export function reference({ pages, componentFile, outDir }: Options): RspressPlugin {
  let isBuild = false;
  const draw = (node: MarkdownNode): MarkdownNode => {
    const { value = '', meta } = node;
    if (!isReference(node)) return node;
    if (!meta) return createComponent(COMPONENT, { count: value }, []);
    return createComponent(COMPONENT, isBuild ? { kind: meta } : { kind: meta, html: value }, []);
  };
  return {
    ...remark('reference', (tree) => {
      const children = tree.children ?? [];
      if (!children.some(isReference)) return;
      const component = createImport({ name: 'ReferenceBlock', as: COMPONENT, from: componentFile });
      tree.children = [component, ...children.map(draw)];
    }),
    config(config, _utils, isProd) {
      isBuild = isProd;
      return config;
    },
    addPages: () => pages.map((page) => ({ routePath: page.route, content: formatReferencePage(page) })),
    afterBuild(_config, isProd) {
      if (!isProd) return;
      for (const { route, html } of pages) {
        const file = path.join(outDir, route, 'index.html');
        writeFileSync(file, fillReference(readFileSync(file, 'utf8'), html));
      }
    },
  };
}

const isReference = ({ type, lang }: MarkdownNode): boolean => type === 'code' && lang === REFERENCE_FENCE;

/** Format a package's page: a heading for each kind of symbols, and their HTML in a code block. */
function formatReferencePage({ packageName, description, groups, html }: ReferencePage): string {
  const count = [...groups.values()].flat().length;
  const blocks = [...groups.keys()].flatMap((kind) => [`## ${words.kinds[kind]}`, fence(kind, html.get(kind) ?? '')]);
  const matter = ['---', `title: ${JSON.stringify(packageName)}`, `description: ${JSON.stringify(description)}`, '---'];
  return [matter.join('\n'), `# ${packageName}`, description, fence('', String(count)), ...blocks, ''].join('\n\n');
}

const fence = (kind: string, text: string): string => `\`\`\`${REFERENCE_FENCE} ${kind}\n${text}\n\`\`\``;

const PART = new RegExp(`<div[^>]* ${REFERENCE_PART}="(\\w+)"[^>]*>(?=</div>)`, 'g');

/** Write the symbols of each kind into its element. Throws an Error where a kind has none. */
export function fillReference(page: string, html: ReferencePage['html']): string {
  const filled = new Set<string>();
  const written = page.replace(PART, (element, kind) => {
    filled.add(kind);
    return element + (html.get(kind) ?? '');
  });
  const missing = [...html.keys()].filter((kind) => !filled.has(kind));
  if (missing.length > 0) throw new Error(`A page of the reference has no element for: ${missing.join(', ')}.`);
  return written;
}
