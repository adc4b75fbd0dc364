// Parts of phrases in several files.

export interface ApiVersion {
  version: string;
  isOrEarlier: boolean;
}

export const orEarlier = 'or earlier';
export const formatVersion = ({ version, isOrEarlier }: ApiVersion) =>
  isOrEarlier ? `${version} ${orEarlier}` : version;

export const apiParts = { parameters: 'parameters', result: 'return type' };

export const countPages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`);
export const fromTo = (from: string, to: string) => `From ${from} to ${to}`;
export const upgradeFromTo = (from: string, to: string) => `Upgrade from ${from} to ${to}`;
export const compareWith = (version: string) => `Compare with ${version}`;
export const otherPages = 'Other pages';
export const areas = { area: 'Area', allAreas: 'All areas' };
