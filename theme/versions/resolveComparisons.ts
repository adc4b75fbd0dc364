import type { PageHistory } from '../../common/pageMap.ts';
import { formatCompareAddress } from '../../common/shellRoutes.ts';

interface Own {
  name: string;
  base: string;
  route: string;
  preferred: string | undefined;
}

interface Comparisons {
  hrefs: Map<string, string>;
  best: string | undefined;
}

/** List what a page can be compared with, from the older version to the newer: where it has other words. */
export function resolveComparisons(history: PageHistory, { name, base, route, preferred }: Own): Comparisons {
  const names = history.map((entry) => entry.name);
  const own = names.indexOf(name);
  const others = names.filter((other) => hasChanged(history, name, other));
  const isOlder = (other: string) => names.indexOf(other) > own;
  const hrefs = others.map((other): [string, string] => {
    const [from, to] = isOlder(other) ? [other, name] : [name, other];
    return [other, formatCompareAddress(base, { page: route, from, to })];
  });
  const best = others.find((other) => other === preferred) ?? others.find(isOlder) ?? others.at(-1);
  return { hrefs: new Map(hrefs), best };
}

/** Tell whether a page has other words in two versions that have it. */
export function hasChanged(history: PageHistory, name: string, other: string): boolean {
  const found = history.filter(({ change }) => change !== 'missing');
  const places = [name, other].map((one) => found.findIndex((entry) => entry.name === one));
  if (places.includes(-1)) return false;
  return found.slice(Math.min(...places), Math.max(...places)).some(({ change }) => change === 'changed');
}
