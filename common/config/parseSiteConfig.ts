import type { z } from 'zod';
import { type SiteConfig, siteSchema } from './siteSchema.ts';

/** Lists the mistakes in `site.config.ts` for its author. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
}

/** Validate `site.config.ts` and fill in defaults. Throws a SiteConfigError with a line for each mistake. */
export function parseSiteConfig(written: unknown): SiteConfig {
  const result = siteSchema.safeParse(written, { reportInput: true });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `\n  ${formatIssue(issue)}`);
  throw new SiteConfigError(`site.config.ts is not valid:${problems.join('')}`);
}

function formatIssue(issue: z.core.$ZodIssue): string {
  const key = issue.path.join('.') || '(top)';
  if (issue.code === 'unrecognized_keys') {
    return `${key}: found ${formatList(issue.keys)}; expected only keys that common/config/siteSchema.ts describes`;
  }
  return `${key}: found ${formatFound(issue)}; expected ${formatExpected(issue)}`;
}

function formatExpected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return `${issue.expected === 'object' ? 'one' : 'a value of type'} ${issue.expected}`;
  if (issue.code === 'invalid_value') return formatList(issue.values);
  if (issue.code === 'invalid_union' && 'options' in issue) return formatList(issue.options ?? []);
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => message).join(', ');
  return issue.message;
}

const formatList = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

const LONGEST_VALUE = 120;

function formatFound(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return JSON.stringify(issue.path.at(-1));
  const found = foundValue(issue);
  const text = found === undefined ? 'nothing' : JSON.stringify(found);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

/** A union reports the whole entry, but only the value of its discriminator is wrong. */
function foundValue({ code, input, ...issue }: z.core.$ZodIssue): unknown {
  if (code !== 'invalid_union' || typeof input !== 'object' || input === null) return input;
  const entry: Record<string, unknown> = { ...input };
  return 'discriminator' in issue ? entry[String(issue.discriminator)] : input;
}
