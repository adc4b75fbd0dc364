// Parts of phrases in several files.

export const countPages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`);
export const fromTo = (from: string, to: string) => `From ${from} to ${to}`;
export const upgradeFromTo = (from: string, to: string) => `Upgrade from ${from} to ${to}`;
export const compareWith = (version: string) => `Compare with ${version}`;
export const otherPages = 'Other pages';
export const areas = { area: 'Area', allAreas: 'All areas' };
export const kinds = { added: 'Added', removed: 'Removed', changed: 'Changed' };
export const range = { from: 'From', swap: 'Swap' };
export const tryAgain = 'Check the connection and try again.';

export const countSections = (count: number) => (count === 1 ? '1 section' : `${count.toLocaleString('en')} sections`);
export const countSymbols = (count: number) => (count === 1 ? '1 symbol' : `${count.toLocaleString('en')} symbols`);
export const newIn = (version: string) => `New in ${version}`;
