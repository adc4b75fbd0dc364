import { z } from 'zod';
import type { AgentRules } from '../buildRecord.ts';
import { parseFile } from './parseFile.ts';

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

/** Parse the rules of a version. Throws an Error that names the wrong keys. */
export const parseAgentRules = (source: string): AgentRules => parseFile(AGENT_RULES_FILE, source, schema);
