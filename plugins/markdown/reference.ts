import type { RspressPlugin } from '@rspress/core';
import { REFERENCE_FENCE } from '../../common/reference.ts';
import { createComponent, createImport, type MarkdownNode, remark } from './markdownElement.ts';

const COMPONENT = 'DocsReference';

/**
 * Draw the blocks of a package's page. Only such pages import the component: `ReferenceBlock` from `componentFile` (absolute). A
 * build leaves the symbols out: `plugins/output/readReference.ts` writes them into its HTML.
 */
export function reference(componentFile: string): RspressPlugin {
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
  };
}

const isReference = ({ type, lang }: MarkdownNode): boolean => type === 'code' && lang === REFERENCE_FENCE;
