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
