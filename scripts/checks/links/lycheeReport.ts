import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface LinkError {
  /** File of the page, relative to the site. */
  page: string;
  /** The link as a reader sees it: an address on the site, an anchor on the page, or a full URL. */
  link: string;
  reason: string;
}

export interface LinkReport {
  /** Sorted by page, then by link. */
  errors: LinkError[];
  /** How many links were followed, excluded ones not counted. */
  checked: number;
}

const responseSchema = z.object({
  url: z.string(),
  status: z.object({ text: z.string(), details: z.string().optional() }),
  remap: z.object({ original: z.object({ url: z.string() }) }).nullish(),
});
const responseMapSchema = z.record(z.string(), z.array(responseSchema));
const lycheeSchema = z.object({
  total: z.number(),
  excludes: z.number(),
  error_map: responseMapSchema,
  timeout_map: responseMapSchema,
});

/** Read lychee's JSON report on a site in `rootDir`, which is absolute and free of links. */
export function parseLycheeReport(json: string, rootDir: string): LinkReport {
  const { total, excludes, error_map, timeout_map } = lycheeSchema.parse(JSON.parse(json));
  const errors = [...Object.entries(error_map), ...Object.entries(timeout_map)].flatMap(([pageFile, responses]) =>
    responses.map(({ url, status, remap }) => ({
      page: path.relative(rootDir, pageFile).split(path.sep).join('/'),
      link: remap?.original.url.startsWith('http') ? remap.original.url : describeLink({ url, pageFile, rootDir }),
      reason: status.details ?? status.text,
    })),
  );
  // A page may contain the same broken link many times; one report is enough.
  const unique = new Map(errors.map((error) => [`${error.page}\n${error.link}`, error]));
  return { errors: [...unique.values()].sort(compareErrors), checked: total - excludes };
}

// lychee names a file; the reader knows an address.
function describeLink({ url, pageFile, rootDir }: { url: string; pageFile: string; rootDir: string }): string {
  if (!url.startsWith('file:')) return url;
  const { hash, search } = new URL(url);
  const filePath = fileURLToPath(url);
  if (filePath === pageFile && hash) return hash;
  return `/${path.relative(rootDir, filePath).split(path.sep).join('/')}${search}${hash}`;
}

const compareErrors = (a: LinkError, b: LinkError): number =>
  compareText(a.page, b.page) || compareText(a.link, b.link);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
