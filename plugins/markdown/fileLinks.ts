import path from 'node:path';
import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { findTarget } from '../../common/docs/findTarget.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { findImageFile } from '../../common/docs/pageText.ts';
import { CONTENT_LINK_CLASS } from '../../common/pageHtml.ts';
import { pathnameOf } from '../../common/urls.ts';
import { type Change, createDefaultImport, isGenerated, listAttributes } from './markdownElement.ts';

interface Site {
  env: Pick<BuildEnv, 'contentDir' | 'siteBase'>;
  hostPaths: readonly string[];
}

/**
 * Lead links to files, and to what is outside this version's pages, to their addresses. Links, and references to definitions,
 * become elements that the theme does not change. It runs after what reads links.
 */
export const fileLinks =
  ({ env, hostPaths }: Site): Change =>
  (tree, filePath) => {
    if (isGenerated(filePath)) return;
    const imports: string[] = [];
    const definitions = new Map<string, MarkdownNode>();
    const nodes = listNodes(tree);
    for (const node of nodes) {
      const target = findTarget(node.url ?? '', { filePath, hostPaths });
      // The theme adds the base: compiled pages are the same in all versions.
      if (target?.kind === 'versionFile') node.url = target.path + target.suffix;
      const { type, identifier = '' } = node;
      if (type === 'definition' && !definitions.has(identifier)) definitions.set(identifier, node);
    }
    for (const node of nodes) {
      if (node.type !== 'link' && node.type !== 'linkReference') continue;
      for (const image of listNodes(node)) markLinked(image);
      const { url = '', title } = node.type === 'link' ? node : (definitions.get(node.identifier ?? '') ?? {});
      const href = formatHref(url);
      if (href === undefined) continue;
      const attributes = listAttributes({ href, className: CONTENT_LINK_CLASS, ...(title && { title }) });
      Object.assign(node, { type: 'mdxJsxTextElement', name: 'a', attributes, data: { _mdxExplicitJsx: true } });
    }
    // A file of its own, however small: browsers open no `data:` address.
    tree.children?.unshift(
      ...imports.map((image, index) => createDefaultImport(nameImport(index), `${nameBeside(filePath, image)}?url`)),
    );

    function formatHref(url: string): string | object | undefined {
      const target = findTarget(url, { filePath, hostPaths });
      if (target?.kind === 'site') return pathnameOf(env.siteBase, target.path) + target.suffix;
      const image = target?.kind === 'image' && findImageFile(env.contentDir, filePath, url);
      if (!image) return undefined;
      if (!imports.includes(image)) imports.push(image);
      return createReference(nameImport(imports.indexOf(image)));
    }
  };

const listNodes = (node: MarkdownNode): MarkdownNode[] => [node, ...(node.children ?? []).flatMap(listNodes)];

/** A button that enlarges an image would be inside the link. Rspress has made elements of images with files. */
function markLinked(image: MarkdownNode): void {
  const mark = { 'data-linked': '' };
  if (image.name === 'img' && Array.isArray(image.attributes)) image.attributes.push(...listAttributes(mark));
  else if (image.type === 'image') image.data = { ...image.data, hProperties: { ...image.data?.hProperties, ...mark } };
}

const nameImport = (index: number): string => `linkedFile${index}`;

function createReference(name: string): object {
  const body = [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }];
  const estree = { type: 'Program', sourceType: 'module', body };
  return { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } };
}

/**
 * Make image addresses relative to their page, also those in definitions. The framework imports only relative images; these get a
 * digest in their names, so versions share them.
 */
export function nameImages(tree: Root, pagePath: string, contentDir: string): void {
  const definitions = new Map<string, Pick<Definition, 'url' | 'title'>>();
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, { url, title });
  });
  visit(tree, 'imageReference', (node) => {
    Object.assign(node, { type: 'image', ...definitions.get(node.identifier) });
  });
  visit(tree, 'image', (image: MarkdownNode & { url: string }) => {
    const { title, data } = image;
    // The framework drops it (`keepAttributes`).
    if (title) image.data = { ...data, hProperties: { ...data?.hProperties, title } };
    const imagePath = findImageFile(contentDir, pagePath, image.url);
    if (imagePath) image.url = nameBeside(pagePath, imagePath);
  });
}

/** Name a file as a page imports it. */
const nameBeside = (pagePath: string, file: string): string =>
  `./${path.posix.relative(path.posix.dirname(pagePath), file)}`;
