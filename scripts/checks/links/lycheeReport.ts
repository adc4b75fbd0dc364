import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

interface LinkError {
  /** Relative to the site. */
  page: string;
  /** As readers see it: a site address, an anchor on the page, or a full URL. */
  link: string;
  reason: string;
}

export interface LinkReport {
  errors: LinkError[];
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

/** Parse lychee's JSON report; `rootDir` is absolute and without links. */
export function parseLycheeReport(json: string, rootDir: string): LinkReport {
  const { total, excludes, error_map, timeout_map } = lycheeSchema.parse(JSON.parse(json));
  const errors = [...Object.entries(error_map), ...Object.entries(timeout_map)].flatMap(([name, responses]) => {
    const pageFile = path.resolve(rootDir, name);
    return responses.map(({ url, status, remap }) => ({
      page: path.relative(rootDir, pageFile).split(path.sep).join('/'),
      link: remap?.original.url.startsWith('http') ? remap.original.url : describeLink({ url, pageFile, rootDir }),
      reason: status.details ?? status.text,
    }));
  });
  const unique = new Map(errors.map((error) => [`${error.page}\n${error.link}`, error]));
  return { errors: [...unique.values()].sort(compareErrors), checked: total - excludes };
}

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
