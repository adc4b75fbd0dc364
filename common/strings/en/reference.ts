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
  explainedIn: 'Explained in',
  source: 'Source',
  sourceOf: (name: string) => `Source of ${name}`,
  filter: 'Filter by name',
  found: countSymbols,
};
