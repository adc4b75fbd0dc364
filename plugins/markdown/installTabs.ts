import { readInstalls } from '../../common/docs/fences.ts';
import type { MarkdownNode } from '../../common/docs/markdownNode.ts';
import { createElement } from '../../common/docs/markdownNode.ts';

/** The group of the pages' own tabs, so that all tabs change together. */
const GROUP = 'package-manager';

/**
 * Turn a block of only `npm install` commands into tabs of package managers, unless in tabs, which `tabs` has made. Markdown
 * copies keep npm.
 */
export function installTabs(node: MarkdownNode): void {
  if (!node.children || node.data?.hName === 'docs-tabs') return;
  node.children = node.children.map((child) => {
    installTabs(child);
    return createTabs(child) ?? child;
  });
}

function createTabs(code: MarkdownNode): MarkdownNode | undefined {
  const installs = code.type === 'code' && readInstalls(code);
  if (!installs) return undefined;
  const tabs = installs.map(({ label, value }) => createElement('docs-tab', { label }, [{ ...code, value }]));
  return createElement('docs-tabs', { group: GROUP }, tabs);
}
