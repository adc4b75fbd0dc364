interface Report {
  /** Title and address of the page. */
  title: string;
  address: string;
  version: string;
  words: { title: (title: string) => string; page: string; version: string };
}

/** Build the address of the repository's form for a new issue, with the page and its version filled in. */
export function formatReportHref(reportBase: string, { title, address, version, words }: Report): string {
  const body = `${words.page}: ${address}\n${words.version}: ${version}\n\n`;
  return `${reportBase}?${new URLSearchParams({ title: words.title(title), body })}`;
}
