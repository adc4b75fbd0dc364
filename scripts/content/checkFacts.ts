import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FACTS_DIR, listFactUses } from '../../common/docs/facts.ts';
import { readText } from '../../common/docs/files.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { type Problem, readSourceFiles } from './readDocs.ts';

const SOURCE = /^<!--\s*source:\s*\S/;

/** Find facts that are missing, unused, without a source, more than one paragraph, or made of other facts. */
export function checkFacts(docsDir: string): Problem[] {
  const factsDir = path.join(docsDir, FACTS_DIR);
  const files = existsSync(factsDir) ? readdirSync(factsDir).sort() : [];
  const uses = readSourceFiles(docsDir).flatMap(({ filePath, source }) =>
    listFactUses(source).map(({ name, start }) => ({
      filePath,
      line: source.slice(0, start).split('\n').length,
      file: `${name}.md`,
    })),
  );
  const missing = uses
    .filter(({ file }) => !files.includes(file))
    .map(({ filePath, line, file }) => ({ filePath, line, message: `There is no fact ${FACTS_DIR}/${file}.` }));
  const faults = files.flatMap((file) => {
    const messages = listFaults(readText(path.join(factsDir, file)));
    if (!uses.some((use) => use.file === file)) messages.push('No page uses this fact: delete it.');
    return messages.map((message) => ({ filePath: `${FACTS_DIR}/${file}`, line: 1, message }));
  });
  return [...missing, ...faults];
}

function listFaults(source: string): string[] {
  const blocks = parseMarkdown(source).tree.children.filter(({ type }) => type !== 'html');
  return [
    ...(SOURCE.test(source) ? [] : ['Begin with a comment that says where the fact is from: <!-- source: … -->.']),
    ...(blocks.length === 1 && blocks[0]?.type === 'paragraph' ? [] : ['A fact is one paragraph.']),
    ...(listFactUses(source).length === 0 ? [] : ['A fact contains no other fact: write it out.']),
  ];
}
