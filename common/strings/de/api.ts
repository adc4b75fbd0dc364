import type { ApiStrings } from '../en/api.ts';
import { apiParts, formatVersion } from './parts.ts';

export const api: ApiStrings = {
  since: (version) => `seit ${formatVersion(version)}`,
  changed: ({ part, result, ...version }) => {
    const what = result ? `: ${apiParts.result} \`${result}\`` : part ? `: ${apiParts[part]}` : '';
    return `geändert in ${formatVersion(version)}${what}`;
  },
  deprecated: ({ renamedTo, ...version }) =>
    `veraltet seit ${formatVersion(version)}${renamedTo ? `: stattdessen \`${renamedTo}\`` : ''}`,
};
