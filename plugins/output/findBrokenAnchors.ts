import type { PageModel } from '../../common/docs/pageModel.ts';
import { resolveTarget } from '../../common/docs/resolveTarget.ts';

interface LinkedPage {
  filePath: string;
  route: string;
  model: Pick<PageModel, 'headings' | 'targets'>;
}

/** List links to missing anchors with their page's address, prefixed by `base`. */
export function findBrokenAnchors(pages: readonly LinkedPage[], base: string): string[] {
  const ids = new Map(pages.map(({ route, model }) => [route, new Set(model.headings.map(({ id }) => id))]));
  return pages.flatMap((page) =>
    page.model.targets
      .filter(({ kind, url }) => kind !== 'image' && isBroken(resolveTarget(url, page) ?? '', ids))
      .map(({ url }) => `${base}${page.route.slice(1)}: no anchor for the link "${url}"`),
  );
}

function isBroken(target: string, ids: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const [path = '', hash = ''] = target.split('#');
  const found = ids.get(path.replace(/\/?$/, '/'));
  return hash !== '' && found !== undefined && !found.has(decodeURIComponent(hash));
}
