const code = (text: string) => `\`${text}\``;

/** Lines below signatures, in Markdown. */
export const api = {
  since: (version: string) => `since ${version}`,
  renamed: (version: string, name: string) => `called ${code(name)} before ${version}`,
  deprecated: 'deprecated',
  deprecatedSince: (version: string) => `deprecated since ${version}`,
  use: (name: string) => `use ${code(name)}`,
  alias: (version: string, name: string) => `since ${version} another name for ${code(name)}`,
};

export type ApiStrings = typeof api;
