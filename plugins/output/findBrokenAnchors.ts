import { findTarget } from '../../common/docs/findTarget.ts';
import type { PageModel } from '../../common/docs/pageModel.ts';

interface LinkedPage {
  filePath: string;
  route: string;
  model: Pick<PageModel, 'headings' | 'targets'>;
}

/** List links to missing anchors with their page's address, prefixed by `base`. The check of links has found malformed ones. */
export function findBrokenAnchors(pages: readonly LinkedPage[], base: string): string[] {
  const ids = new Map(pages.map(({ route, model }) => [route, new Set(model.headings.map(({ id }) => id))]));
  const isBroken = (url: string, filePath: string): boolean => {
    const target = findTarget(url, { filePath, hostPaths: [] });
    const found = target?.kind === 'page' ? ids.get(target.path) : undefined;
    const [, hash = ''] = url.split('#');
    return hash !== '' && found !== undefined && !found.has(decodeURIComponent(hash));
  };
  return pages.flatMap(({ filePath, route, model }) =>
    model.targets
      .filter(({ kind, url }) => kind !== 'image' && isBroken(url, filePath))
      .map(({ url }) => `${base}${route.slice(1)}: no anchor for the link "${url}"`),
  );
}
