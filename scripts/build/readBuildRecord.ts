import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD_SCHEMA, type BuildRecord } from '../../common/buildRecord.ts';
import { UserError } from '../lib/userError.ts';
import { isFinished } from './fileSizes.ts';
import type { PlannedBuild } from './planBuilds.ts';

/**
 * Read the record of a finished build.
 * Throws a UserError if the version is not built or its build is damaged, or if the record has another schema.
 */
export function readBuildRecord({ dir, version }: PlannedBuild): BuildRecord {
  const file = path.join(dir, 'record.json');
  const hint = `Build it: npm run build -- ${version.name}`;
  if (!isFinished({ dir }))
    throw new UserError(`Version ${version.name} is not built from its current content.`, { hint });
  // The file was written by our own plugin; the schema number says which generation.
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  if (record.schema !== BUILD_RECORD_SCHEMA)
    throw new UserError(`The build record ${file} has schema ${String(record.schema)}.`, { hint });
  return record;
}
