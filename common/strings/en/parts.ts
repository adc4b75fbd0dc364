// Parts of phrases in several files.

import type { ApiPart } from '../../apiHistory.ts';

export const apiParts: Record<ApiPart, string> = {
  kind: 'kind',
  'type parameters': 'type parameters',
  base: 'base type',
  modifiers: 'modifiers',
  parameters: 'parameters',
  result: 'return type',
  type: 'type',
};

export const countPages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`);
export const fromTo = (from: string, to: string) => `From ${from} to ${to}`;
export const upgradeFromTo = (from: string, to: string) => `Upgrade from ${from} to ${to}`;
export const compareWith = (version: string) => `Compare with ${version}`;
export const otherPages = 'Other pages';
export const areas = { area: 'Area', allAreas: 'All areas' };
