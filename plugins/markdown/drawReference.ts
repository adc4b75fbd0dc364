import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { REFERENCE_FENCE, symbolsPart } from '../../common/reference.ts';
import { fillPart } from '../../common/siteFiles.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import type { ReferencePage } from '../pages/readReference.ts';
import { type Change, createComponent, createImport, replaceNodes } from './markdownElement.ts';

const COMPONENT = 'DocsReference';

interface DrawOptions {
  /** Module of `ReferenceBlock`, which only these pages import. Absolute. */
  componentFile: string;
  /** A build leaves the symbols out, and writes them into the HTML: they are in no script. */
  isBuild: boolean;
}

/** Draw the blocks of symbols in the pages of packages. */
export const drawReference =
  ({ componentFile, isBuild }: DrawOptions): Change =>
  (tree) => {
    const { children = [] } = tree;
    if (!children.some(isReference)) return;
    replaceNodes(tree, (node) => {
      const { value = '', meta } = node;
      if (!isReference(node)) return [node];
      const symbols = isBuild ? undefined : { html: value };
      return [createComponent(COMPONENT, meta ? { kind: meta, ...symbols } : { count: value }, [])];
    });
    tree.children?.unshift(createImport({ name: 'ReferenceBlock', as: COMPONENT, from: componentFile }));
  };

/** Write the symbols into the HTML of their pages. */
export function writeReferenceSymbols(pages: readonly ReferencePage[], outDir: string): void {
  for (const { route, html } of pages) {
    const file = path.join(outDir, route, 'index.html');
    writeFileSync(file, fillReference(readFileSync(file, 'utf8'), html));
  }
}

const isReference = ({ type, lang }: MarkdownNode): boolean => type === 'code' && lang === REFERENCE_FENCE;

/** Format a package's page: a heading for each kind of symbols, and their HTML in a code block. */
export function formatReferencePage({ packageName, description, exports, groups, html }: ReferencePage): string {
  const blocks = [...groups.keys()].flatMap((kind) => [`## ${words.kinds[kind]}`, fence(kind, html.get(kind) ?? '')]);
  const matter = ['---', `title: ${JSON.stringify(packageName)}`, `description: ${JSON.stringify(description)}`, '---'];
  return [matter.join('\n'), `# ${packageName}`, description, fence('', String(exports.length)), ...blocks, ''].join(
    '\n\n',
  );
}

const fence = (kind: string, text: string): string => `\`\`\`${REFERENCE_FENCE} ${kind}\n${text}\n\`\`\``;

/** Write the symbols of each kind into its element. Throws an Error where a kind has none. */
export function fillReference(page: string, html: ReferencePage['html']): string {
  return [...html].reduce((text, [kind, symbols]) => {
    const filled = fillPart(text, symbolsPart(kind), symbols);
    if (filled === undefined) throw new Error(`A page of the reference has no element for its kind "${kind}".`);
    return filled;
  }, page);
}
