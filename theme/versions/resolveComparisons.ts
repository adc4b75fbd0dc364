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

/** List what a page can be compared with, from the older version to the newer. */
export function resolveComparisons(history: PageHistory, { name, base, route, preferred }: Own): Comparisons {
  const names = history.flatMap((entry) => (entry.change === 'missing' ? [] : [entry.name]));
  const own = names.indexOf(name);
  if (own < 0) return { hrefs: new Map(), best: undefined };
  const others = names.filter((other) => other !== name);
  const hrefs = others.map((other): [string, string] => {
    const [from, to] = names.indexOf(other) > own ? [other, name] : [name, other];
    return [other, formatCompareAddress(base, { page: route, from, to })];
  });
  const found = history.filter(({ change }) => change !== 'missing');
  const lastChange = found.findIndex(({ change }, index) => index >= own && change === 'changed');
  const before = lastChange < 0 ? undefined : names[lastChange + 1];
  // A page that never changed before may have changed since.
  const nextChange = found.findLastIndex(({ change }, index) => index < own && change === 'changed');
  const after = nextChange < 0 ? (names[own - 1] ?? names[own + 1]) : names[nextChange];
  const best = others.find((other) => other === preferred) ?? before ?? after;
  return { hrefs: new Map(hrefs), best };
}
