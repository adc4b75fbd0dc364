import { imports } from '../../imports.config.ts';
import { checkImports as findForbidden } from '../checks/imports/checkImports.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** Check that every import follows `imports.config.ts`. */
export async function checkImports({ paths }: Project): Promise<void> {
  const problems = await findForbidden(paths.projectDir, imports);
  if (problems.length === 0) return;
  throw new UserError(problems.join('\n'), {
    hint: 'Move the file to a folder that may import this, or allow the import in imports.config.ts with a reason.',
  });
}
