import { VFile } from 'vfile';
import { matter } from 'vfile-matter';

/**
 * Parse front matter without checking fields; a missing one is empty. Throws an Error that names the file if it is no valid YAML.
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
