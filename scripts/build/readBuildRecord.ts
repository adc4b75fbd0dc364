import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_RECORD_SCHEMA, type BuildRecord } from '../../common/buildRecord.ts';
import { UserError } from '../lib/userError.ts';
import { isFinished } from './fileSizes.ts';
import type { PlannedBuild } from './planBuilds.ts';

/** Read a finished build's record. Throws a UserError if the build is missing or damaged, or has another schema. */
export function readBuildRecord({ dir, version }: PlannedBuild): BuildRecord {
  const file = path.join(dir, 'record.json');
  const hint = `Build it: npm run build -- ${version.name}`;
  if (!isFinished({ dir }))
    throw new UserError(`Version ${version.name} is not built from its current content.`, { hint });
  // Written by our plugin; the schema number is its generation.
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  if (record.schema !== BUILD_RECORD_SCHEMA)
    throw new UserError(`The build record ${file} has schema ${String(record.schema)}.`, { hint });
  return record;
}
