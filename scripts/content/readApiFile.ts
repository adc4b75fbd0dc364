import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_FILE, type ApiFile } from '../../common/apiFile.ts';
import { parseApiFile } from '../../common/docs/parseApiFile.ts';
import { UserError } from '../lib/userError.ts';
import type { Problem } from './readDocs.ts';

/** Read the optional API file. Throws a UserError if it is invalid. */
export function readApiFile(docsDir: string): ApiFile | undefined {
  const file = path.join(docsDir, API_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return parseApiFile(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new UserError(cause instanceof Error ? cause.message : String(cause), {
      hint: 'Write it again: npm run api -- --extract <clone of the library> --ref <tag>',
      cause,
    });
  }
}

/** Find faults in a docs folder's API file. */
export function checkApiFile(docsDir: string): Problem[] {
  try {
    readApiFile(docsDir);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ filePath: API_FILE, line: 1, message: error.message }];
  }
}
