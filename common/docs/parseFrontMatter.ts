import { VFile } from 'vfile';
import { matter } from 'vfile-matter';

/**
 * Parse the front matter of a Markdown file without checking its fields; a file without front matter has none.
 * Throws an Error that names the file if the front matter is not valid YAML.
 */
export function parseFrontMatter(filePath: string, source: string): Record<string, unknown> {
  const file = new VFile(source);
  try {
    matter(file);
  } catch (cause) {
    throw new Error(`The front matter of ${filePath} is not valid YAML: ${String(cause)}`, { cause });
  }
  const found = file.data.matter;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}
