import { existsSync } from 'node:fs';
import { listImageFiles } from './listImageFiles.ts';

/** Find the file of an image, relative to the docs; undefined without one. */
export const findImageFile = (docsDir: string, pagePath: string, url: string): string | undefined =>
  listImageFiles(pagePath, url).find((file) => existsSync(`${docsDir}/${file}`));
