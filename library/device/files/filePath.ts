/** Resolve a path in a folder, without `.`, empty and `..` parts. */
export function resolveFilePath(folderPath: string, filePath: string): string {
  const parts: string[] = [];
  for (const part of (filePath.startsWith('/') ? filePath : `${folderPath}/${filePath}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** Read the last part of a path. */
export function readFileName(filePath: string): string {
  const parts = filePath.split('/').filter((part) => part !== '');
  return parts.at(-1) ?? '/';
}

/** Read all but the last part of a path. */
export function readParentPath(filePath: string): string {
  return resolveFilePath('/', `${filePath}/..`);
}
