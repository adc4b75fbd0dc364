import { listImageFiles } from '../../common/docs/files.ts';
import { findTarget } from '../../common/docs/findTarget.ts';
import type { PageTarget } from '../../common/docs/pageModel.ts';
import { areaOfRoute } from '../../common/urls.ts';
import type { Addresses } from './checkAddresses.ts';
import type { ModelledPage, Problem } from './readDocs.ts';

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
  const isImage = found.kind === 'image' && found.files.some((file) => known.images.has(file));
  if (isImage || found.kind === 'versionFile' || known.paths.has(found.path)) return undefined;
  if (known.segments.includes(areaOfRoute(found.path))) return undefined;
  // Only pages have a slash at the end.
  const path = found.path.replace(/(?<=\.\w+)\/$/, '');
  return `${nameTarget(target)} leads to ${path}, which the site does not have${nameNearest(path, listAddresses(known))}.`;
}

function findImageFault(files: readonly string[], { images }: Addresses): string | undefined {
  const [file = ''] = files;
  if (files.some((one) => images.has(one))) return undefined;
  return `There is no image ${file}${nameNearest(file, [...images])}.`;
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

const listAddresses = ({ paths, images }: Addresses): string[] => [
  ...paths,
  ...[...images].map((file) => `/${file.replace(/^public\//, '')}`),
];

/** The part of an address that may be mistyped. */
const MISTYPED = 1 / 3;

/** Name the address that is most like another, if any is. */
function nameNearest(text: string, candidates: readonly string[]): string {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: countEdits(text.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= candidate.length * MISTYPED)
    .sort((a, b) => a.distance - b.distance);
  return nearest ? `; ${nearest.candidate} is near` : '';
}

/** Count the letters to add, remove or replace: https://en.wikipedia.org/wiki/Levenshtein_distance */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
