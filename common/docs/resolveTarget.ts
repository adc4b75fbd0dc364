import { contentFileToRoute, PAGE_FILE } from '../urls.ts';

interface Place {
  filePath: string;
  route: string;
}

/** Resolve a target to a path below the home page, with the anchor; a file to its page. Undefined for another site. */
export function resolveTarget(target: string, { filePath, route }: Place): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return undefined;
  if (target.startsWith('#')) return route + target;
  if (target.startsWith('/')) return target;
  const { pathname, hash } = new URL(target, `http://content/${filePath}`);
  return (PAGE_FILE.test(pathname) ? contentFileToRoute(pathname.slice(1)) : pathname) + hash;
}
