import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AGENT_RULES_FILE, parseAgentRules } from '../../../common/docs/agentRules.ts';
import type { DocsPage, Problem } from '../../content/readDocs.ts';

/** Find rules for assistants that lead to no page or section. A file that cannot be read is among the problems of its folder. */
export function checkAgentRules(docsDir: string, pages: readonly Pick<DocsPage, 'route' | 'model'>[]): Problem[] {
  const file = path.join(docsDir, AGENT_RULES_FILE);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const places = new Set(
    pages.flatMap(({ route, model }) => [route, ...model.headings.map(({ id }) => `${route}#${id}`)]),
  );
  return listRules(source)
    .filter(({ page }) => !places.has(page))
    .map(({ page }) => ({
      filePath: AGENT_RULES_FILE,
      line: source.slice(0, source.indexOf(JSON.stringify(page))).split('\n').length,
      message: `The rule leads to ${page}, which no page or heading has.`,
    }));
}

function listRules(source: string): { page: string }[] {
  try {
    return parseAgentRules(source).rules;
  } catch {
    // There is none, or it is faulty.
    return [];
  }
}
