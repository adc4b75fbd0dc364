import type { ApiStrings } from '../en/api.ts';
import { apiParts } from './parts.ts';

const code = (text: string) => `\`${text}\``;

export const api: ApiStrings = {
  since: (version) => `seit ${version}`,
  renamed: (version, name) => `vor ${version} ${code(name)}`,
  changed: ({ version, parts, parameters, before }) => {
    const names = parameters.length > 0 ? ` ${parameters.map(code).join(', ')}` : '';
    const what = parts.map((part) => apiParts[part] + (part === 'parameters' ? names : '')).join(', ');
    return `geändert in ${version}: ${what}${before ? ` (vorher ${code(before)})` : ''}`;
  },
  deprecated: ({ version, use }) =>
    `veraltet${version ? ` seit ${version}` : ''}${use ? `: stattdessen ${code(use)}` : ''}`,
  alias: (version, name) => `seit ${version} ein anderer Name für ${code(name)}`,
};
