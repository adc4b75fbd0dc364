import { cruise, type IViolation } from 'dependency-cruiser';
import { imports } from '../../../imports.config.ts';
import { UserError } from '../../lib/userError.ts';
import type { Project } from '../../project.ts';
import { createImportRules, type ImportTable } from './importRules.ts';

/** List the imports below `projectDir` that the table forbids. */
export async function findForbidden(projectDir: string, table: ImportTable): Promise<string[]> {
  const sources = Object.keys(table.modules).filter((name) => !name.includes('/'));
  const { output } = await cruise(sources, {
    baseDir: projectDir,
    validate: true,
    ruleSet: { forbidden: createImportRules(table) },
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(formatViolation);
}

function formatViolation({ rule, from, to, unresolvedTo, cycle }: IViolation): string {
  if (cycle) return `${[from, ...cycle.map(({ name }) => name)].join(' → ')} is a circle. ${rule.name}`;
  return `${from} imports ${unresolvedTo ?? to}. ${rule.name}`;
}

/** Check that every import follows `imports.config.ts`. */
export async function checkImports({ paths }: Project): Promise<void> {
  const problems = await findForbidden(paths.projectDir, imports);
  if (problems.length === 0) return;
  throw new UserError(problems.join('\n'), {
    hint: 'Move the file to a folder that may import this, or allow the import in imports.config.ts with a reason.',
  });
}
