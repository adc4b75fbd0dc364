import { expect, test } from 'vitest';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { createElement } from '../../common/docs/markdownNode.ts';
import { installTabs } from './installTabs.ts';

const install = (lang = 'sh'): MarkdownNode => ({ type: 'code', lang, value: 'npm install a' });
const page = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'root', children });

test('a block in a list becomes tabs too', () => {
  const item: MarkdownNode = { type: 'listItem', children: [install()] };
  installTabs(page({ type: 'list', children: [item] }));
  expect(item.children?.[0]?.type).toBe('docsElement');
});

test('blocks in tabs, of other languages and with a title stay as they are', () => {
  const tabs = createElement('docs-tabs', { group: 'package-manager' }, [
    createElement('docs-tab', { label: 'npm' }, [install()]),
  ]);
  const root = page(tabs, install('ts'), { ...install(), meta: 'title="setup.sh"' });
  const before = structuredClone(root);
  installTabs(root);
  expect(root).toEqual(before);
});
