import type { RspressPlugin } from '@rspress/core';
import { REFERENCE_FENCE } from '../../common/reference.ts';
import { createComponent, createImport, type MarkdownNode } from './markdownElement.ts';

const COMPONENT = 'DocsReference';

/** Draw the blocks of a package's page. Only such pages import the component: `ReferenceBlock` from `componentFile` (absolute). */
export function reference(componentFile: string): RspressPlugin {
  return {
    name: 'docs:reference',
    markdown: {
      remarkPlugins: [
        () => (tree: MarkdownNode) => {
          const children = tree.children ?? [];
          if (!children.some(isReference)) return;
          const drawn = children.map((one) =>
            isReference(one) ? createComponent(COMPONENT, { block: one.value ?? '' }, []) : one,
          );
          tree.children = [createImport({ name: 'ReferenceBlock', as: COMPONENT, from: componentFile }), ...drawn];
        },
      ],
    },
  };
}

const isReference = ({ type, lang }: MarkdownNode): boolean => type === 'code' && lang === REFERENCE_FENCE;
