import { z } from 'zod';
import type { ReleaseNotes } from '../buildRecord.ts';
import { checkFile } from './parseFile.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';

export const RELEASE_FILE = 'release.md';

const schema = z.strictObject({
  highlights: z
    .array(z.string().trim().min(1, 'is empty').max(120, 'has more than 120 characters'))
    .min(1, 'has no line')
    .max(3, 'has more than three lines'),
});

/** Parse the release notes of a version. Throws an Error that names the wrong keys. */
export function parseReleaseNotes(source: string): ReleaseNotes {
  const { highlights } = checkFile(RELEASE_FILE, parseFrontMatter(RELEASE_FILE, source), schema);
  const text = source.replace(/^---\r?\n[\s\S]*?\n---(?:\r?\n|$)/, '').trim();
  return { highlights, hasText: text !== '', ...(text && { text }) };
}
