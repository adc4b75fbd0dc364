import type { ApiStrings } from '../en/api.ts';
import { apiParts } from './parts.ts';

const code = (text: string) => `\`${text}\``;

export const api: ApiStrings = {
  since: (version) => `seit ${version}`,
  renamed: (version, name) => `vor ${version} ${code(name)}`,
  changed: (version, parts) => `geändert in ${version}: ${parts}`,
  before: (signature) => ` (vorher ${code(signature)})`,
  parts: apiParts,
  deprecated: 'veraltet',
  deprecatedSince: (version) => `veraltet seit ${version}`,
  use: (name) => `stattdessen ${code(name)}`,
  alias: (version, name) => `seit ${version} ein anderer Name für ${code(name)}`,
};
