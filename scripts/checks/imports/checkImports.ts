import { cruise, type IViolation } from 'dependency-cruiser';
import { createImportRules, type ImportTable } from './importRules.ts';

/** List the imports below `projectDir` that the table forbids. */
export async function checkImports(projectDir: string, table: ImportTable): Promise<string[]> {
  const sources = Object.keys(table.rooms).filter((name) => !name.includes('/'));
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
