import { z } from 'zod';
import type { AgentRules } from '../buildRecord.ts';

/** In the docs folder of a version. */
export const AGENT_RULES_FILE = 'agents.json';

const text = (max: number) => z.string().trim().min(1, 'is empty').max(max, `has more than ${max} characters`);

const schema = z.strictObject({
  about: text(400),
  rules: z
    .array(
      z.strictObject({
        rule: text(240),
        page: z.string().regex(/^\/(?:[^#]*\/)?(?:#.+)?$/, 'is not an address such as /guide/ or /guide/#anchor'),
      }),
    )
    .min(1, 'has no rule')
    .max(10, 'has more than ten rules'),
});

/** Parse the rules of a version. Throws an Error that names every wrong key. */
export function parseAgentRules(source: string): AgentRules {
  const result = schema.safeParse(parseJson(source));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  throw new Error(`${AGENT_RULES_FILE} is not valid: ${problems.join('; ')}.`);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Error(`${AGENT_RULES_FILE} is no JSON.`, { cause });
  }
}
