import { countSymbols } from './parts.ts';

/** The pages of packages. */
export const reference = {
  title: 'Reference',
  about: 'Every exported symbol of every package, with its signature, history and source.',
  description: (name: string, version: string) => `All symbols of ${name} ${version}.`,
  kinds: {
    class: 'Classes',
    function: 'Functions',
    interface: 'Interfaces',
    type: 'Types',
    const: 'Constants',
    enum: 'Enums',
    namespace: 'Namespaces',
  },
  members: { properties: 'Properties', methods: 'Methods' },
  explainedIn: 'Explained in',
  source: 'Source',
  filter: 'Filter by name',
  found: (count: number) => (count === 0 ? 'No symbol matches.' : countSymbols(count)),
  searchAll: 'Search all packages',
};

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
