import { apiParts } from './parts.ts';

type Part = keyof typeof apiParts;

/** What changed of a symbol. `before` is its only signature in the version before. */
interface Change {
  version: string;
  parts: readonly Part[];
  parameters: readonly string[];
  before?: string;
}

const code = (text: string) => `\`${text}\``;

/** Lines below signatures, in Markdown. */
export const api = {
  since: (version: string) => `since ${version}`,
  renamed: (version: string, name: string) => `called ${code(name)} before ${version}`,
  changed: ({ version, parts, parameters, before }: Change) => {
    const names = parameters.length > 0 ? ` ${parameters.map(code).join(', ')}` : '';
    const what = parts.map((part) => apiParts[part] + (part === 'parameters' ? names : '')).join(', ');
    return `changed in ${version}: ${what}${before ? ` (${code(before)} before)` : ''}`;
  },
  deprecated: ({ version, use }: { version?: string; use?: string }) =>
    `deprecated${version ? ` since ${version}` : ''}${use ? `: use ${code(use)}` : ''}`,
  alias: (version: string, name: string) => `since ${version} another name for ${code(name)}`,
};

export type ApiStrings = typeof api;
