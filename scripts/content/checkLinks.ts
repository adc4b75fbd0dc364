import { findTarget } from '../../common/docs/findTarget.ts';
import { listImageFiles } from '../../common/docs/listImageFiles.ts';
import type { PageTarget } from '../../common/docs/pageModel.ts';
import { findNearest } from './findNearest.ts';
import type { ModelledPage, Problem } from './readDocs.ts';

/** What links of a version may lead to. Addresses begin with a slash. */
export interface Addresses {
  /** Of pages in the version, written and generated. */
  pages: ReadonlySet<string>;
  /** Of files and of the site's own pages. */
  others: ReadonlySet<string>;
  /** Relative to the docs. */
  images: ReadonlySet<string>;
  hostPaths: readonly string[];
}

/** Find links and images that lead nowhere, and malformed addresses. Anchors are no part of this: a broken one is a warning. */
export const checkLinks = (pages: readonly Pick<ModelledPage, 'filePath' | 'model'>[], known: Addresses): Problem[] =>
  pages.flatMap(({ filePath, model }) =>
    model.targets.flatMap((target) => {
      const message = findFault(target, filePath, known);
      return message === undefined ? [] : [{ filePath, line: target.line, message }];
    }),
  );

function findFault(target: PageTarget, filePath: string, known: Addresses): string | undefined {
  const { kind, url } = target;
  if (url === '') return `${nameTarget(target)} has no address.`;
  const found = findTarget(url, { filePath, hostPaths: known.hostPaths });
  if (found === undefined) return undefined;
  if (!isDecodable(url))
    return `${nameTarget(target)} has the malformed address ${url}: for a percent sign, write %25.`;
  if (kind === 'image') return findImageFault(listImageFiles(filePath, url), known);
  if (found.kind === 'page' && known.pages.has(found.path)) return undefined;
  if (found.kind === 'image' && found.files.some((file) => known.images.has(file))) return undefined;
  if (found.kind === 'versionFile' || known.others.has(found.path)) return undefined;
  // Only pages have a slash at the end.
  const path = found.path.replace(/(?<=\.\w+)\/$/, '');
  const near = findNearest(path, listAddresses(known));
  const hint = near === undefined ? '' : `; ${near} is near`;
  return `${nameTarget(target)} leads to ${path}, which the site does not have${hint}.`;
}

function findImageFault(files: readonly string[], { images }: Addresses): string | undefined {
  const [file = ''] = files;
  if (files.some((one) => images.has(one))) return undefined;
  const near = findNearest(file, [...images]);
  return `There is no image ${file}${near === undefined ? '' : `; ${near} is near`}.`;
}

const nameTarget = ({ kind, alt, text }: PageTarget): string =>
  kind === 'image' ? `The image "${alt}"` : `The link "${text}"`;

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    // Malformed.
    return false;
  }
}

const listAddresses = ({ pages, others, images, hostPaths }: Addresses): string[] => [
  ...pages,
  ...others,
  ...hostPaths,
  ...[...images].map((file) => `/${file.replace(/^public\//, '')}`),
];
