// For tests only: the docs of a version.

/** Format a page that the check of docs accepts. */
export const makePage = (title: string, text: string, fields: Record<string, unknown> = {}): string => {
  const description = `${title}, and what a reader of these docs finds on this page.`;
  const lines = Object.entries({ title, description, ...fields }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${lines.join('')}---\n\n# ${title}\n\n${text}\n`;
};

/** Create a version's docs: a home page, an area with one page, and their sidebars. */
export function makeDocs(name: string, files: Record<string, string> = {}): Record<string, string> {
  const sidebars = {
    start: [{ label: 'Start', link: '/' }],
    api: [{ label: 'Overview', link: '/api/' }],
  };
  return {
    'docs/index.md': makePage('Start', `Welcome to ${name}. Read the [overview](/api/#use).`),
    'docs/api/index.md': makePage('Overview', `## Use\n\nThe words of ${name}.`),
    'docs/sidebars.json': JSON.stringify({ schema: 1, sidebars }),
    ...files,
  };
}
