import { z } from 'zod';
import type { ReleaseNotes } from '../buildRecord.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';

export const RELEASE_FILE = 'release.md';

const schema = z.strictObject({
  highlights: z
    .array(z.string().trim().min(1, 'is empty').max(120, 'has more than 120 characters'))
    .min(1, 'has no line')
    .max(3, 'has more than three lines'),
});

/** Parse the release notes of a version. Throws an Error that names every wrong key. */
export function parseReleaseNotes(source: string): ReleaseNotes {
  const result = schema.safeParse(parseFrontMatter(RELEASE_FILE, source));
  const text = source.replace(/^---\r?\n[\s\S]*?\n---(?:\r?\n|$)/, '').trim();
  if (result.success) return { ...result.data, hasText: text !== '', ...(text && { text }) };
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`);
  throw new Error(`${RELEASE_FILE} is not valid: ${problems.join('; ')}.`);
}
