import { contentFileToRoute } from '../urls.ts';

interface Place {
  filePath: string;
  route: string;
}

/** The framework leads all of them to the page. */
const PAGE = /\.(?:md|html)$/;

/** Resolve a target to a path below the home page, with the anchor; a file to its page. Undefined for another site. */
export function resolveTarget(target: string, { filePath, route }: Place): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return undefined;
  if (target.startsWith('#')) return route + target;
  const { pathname, hash } = new URL(target, `http://content/${filePath}`);
  if (PAGE.test(pathname)) return contentFileToRoute(pathname.slice(1).replace(PAGE, '.md')) + hash;
  return target.startsWith('/') ? target : pathname + hash;
}
