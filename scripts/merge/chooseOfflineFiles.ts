import { REFERENCE_ROUTE } from '../../common/reference.ts';
import { SYMBOLS_FILE } from '../../common/sampleSymbols.ts';
import { ALL_PAGES, type SearchFiles } from '../../common/search.ts';

/** What a version may weigh, in bytes as hosts send them: 3.15 MB with the pages of packages, without excerpts (2026-11-26). */
export const OFFLINE_LIMIT = 3_200_000;

/** What readers can do without, the most useful first: pages of packages, excerpts of hits, and hints in samples. */
const EXTRAS: readonly RegExp[] = [
  new RegExp(`^(.+/)?${REFERENCE_ROUTE.slice(1)}.+/index\\.html$`),
  /^static\/search\/text\//,
  new RegExp(`(^|/)${SYMBOLS_FILE}$`),
];

export interface SizedFile {
  name: string;
  bytes: number;
}

/** Decide whether readers need a build's file offline. The index of all pages finds what those of areas find. */
export function isOfflineFile(name: string, search: SearchFiles | undefined): boolean {
  const isOfArea = Object.entries(search?.files ?? {}).some(([area, file]) => area !== ALL_PAGES && file === name);
  return !isOfArea && !/\.(md|txt)$/.test(name);
}

/** Leave out what readers can do without, where everything exceeds the limit. */
export function chooseOfflineFiles<File extends SizedFile>(files: readonly File[], limit = OFFLINE_LIMIT): File[] {
  const isExtra = ({ name }: SizedFile) => EXTRAS.some((extra) => extra.test(name));
  let chosen = files.filter((file) => !isExtra(file));
  for (const extra of EXTRAS) {
    const more = files.filter(({ name }) => extra.test(name));
    if (sumBytes([...chosen, ...more]) <= limit) chosen = [...chosen, ...more];
  }
  return chosen;
}

/** Add up the sizes of files. */
export const sumBytes = (files: readonly SizedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
