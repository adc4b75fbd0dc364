import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { listImageFiles } from '../../common/docs/listImageFiles.ts';
import { type DocsPage, lineOf, type Problem } from './readDocs.ts';

/** Find images without a file, as the build does. */
export function checkImageFiles(docsDir: string, pages: readonly DocsPage[]): Problem[] {
  const problems: Problem[] = [];
  for (const { filePath, tree } of pages)
    visit(tree, 'image', (image) => {
      const files = listImageFiles(filePath, image.url);
      if (files.length > 0 && !files.some((file) => existsSync(path.join(docsDir, file))))
        problems.push({ filePath, line: lineOf(image), message: `There is no image ${files[0]}.` });
    });
  return problems;
}
