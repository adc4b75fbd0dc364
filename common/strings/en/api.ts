import { type ApiVersion, apiParts, formatVersion } from './parts.ts';

/** Lines below signatures, in Markdown. */
export const api = {
  since: (version: ApiVersion) => `since ${formatVersion(version)}`,
  changed: ({ part, result, ...version }: ApiVersion & { part?: keyof typeof apiParts; result?: string }) => {
    const what = result ? `: returns \`${result}\`` : part ? `: ${apiParts[part]}` : '';
    return `changed in ${formatVersion(version)}${what}`;
  },
  deprecated: ({ renamedTo, ...version }: ApiVersion & { renamedTo?: string }) =>
    `deprecated since ${formatVersion(version)}${renamedTo ? `: use \`${renamedTo}\`` : ''}`,
};

export type ApiStrings = typeof api;
