/**
 * Build the address where a content file is edited; undefined for a generated page.
 * @example resolveEditHref('https://github.com/a/b/edit/main/docs/', 'api/index.md') === 'https://github.com/a/b/edit/main/docs/api/index.md'
 */
export function resolveEditHref(editBase: string, filePath: string): string | undefined {
  if (filePath === '' || filePath.startsWith('../')) return undefined;
  return editBase + filePath.split('/').map(encodeURIComponent).join('/');
}
