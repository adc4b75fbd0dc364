import type { Assistant } from '../../common/siteConfig.ts';

/** Build the address that opens an assistant with a text. */
export const formatAssistantHref = ({ href }: Pick<Assistant, 'href'>, text: string): string =>
  href.replace('{text}', () => encodeURIComponent(text));

interface Report {
  title: string;
  address: string;
  version: string;
  words: { title: (title: string) => string; page: string; version: string };
}

/** Format the address of the form for a new issue, with page and version filled in. */
export function formatReportHref(reportBase: string, { title, address, version, words }: Report): string {
  const body = `${words.page}: ${address}\n${words.version}: ${version}\n\n`;
  return `${reportBase}?${new URLSearchParams({ title: words.title(title), body })}`;
}

/**
 * Build the address where a content file is edited; undefined for a generated page.
 * @example resolveEditHref('https://github.com/a/b/edit/main/docs/', 'api/index.md') === 'https://github.com/a/b/edit/main/docs/api/index.md'
 */
export function resolveEditHref(editBase: string, filePath: string): string | undefined {
  if (filePath === '' || filePath.startsWith('../')) return undefined;
  return editBase + filePath.split('/').map(encodeURIComponent).join('/');
}
