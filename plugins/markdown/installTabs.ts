import type { RspressPlugin } from '@rspress/core';
import { formatInstall, MANAGERS, parseInstalls } from './installCommands.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';

const SHELLS = ['sh', 'bash', 'shell'];

/** The group that pages use for tabs of their own, so that all tabs change together. */
const GROUP = 'package-manager';

/**
 * Turn a block of `npm install` commands into tabs, one for each package manager. A block with any other command, and one
 * that already stands in tabs, stays as it is. Markdown copies keep the npm command.
 */
export function installTabs(): RspressPlugin {
  return {
    name: 'docs:install-tabs',
    // After `tabs()`, so that tabs are known.
    markdown: { remarkPlugins: [() => addInstallTabs] },
  };
}

/** Put tabs in the place of the install commands below a node. */
export function addInstallTabs(node: MarkdownNode): void {
  if (!node.children || node.data?.hName === 'docs-tabs') return;
  node.children = node.children.map((child) => {
    addInstallTabs(child);
    return createTabs(child) ?? child;
  });
}

function createTabs(code: MarkdownNode): MarkdownNode | undefined {
  if (code.type !== 'code' || !SHELLS.includes(code.lang ?? '') || code.meta) return undefined;
  const commands = parseInstalls(code.value ?? '');
  if (!commands) return undefined;
  const tabs = MANAGERS.map((manager) => {
    const value = commands.map((command) => formatInstall(command, manager)).join('\n');
    return createElement('docs-tab', { label: manager.label }, [{ ...code, value }]);
  });
  return createElement('docs-tabs', { group: GROUP }, tabs);
}
