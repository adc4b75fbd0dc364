// The entry of the benchmark, for commands alone: it needs zod.

import { z } from 'zod';
import type { IndexFile } from '../format/indexFile.ts';
import { SearchEngine } from '../rank/SearchEngine.ts';
import type { NameFile } from '../symbols/nameFile.ts';
import { SymbolIndex } from '../symbols/SymbolIndex.ts';
import { BOX_HITS } from '../weights.ts';

/** See `README.md`. */
export const KINDS = ['page', 'identifier', 'part', 'question', 'typo', 'prefix', 'synonym', 'fact', 'syntax'] as const;

const target = z.strictObject({
  route: z.string().regex(/^\/([^#]+\/)?$/),
  hash: z.string().startsWith('#').optional(),
  grade: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

const query = z.strictObject({
  q: z.string().trim().min(1),
  kind: z.enum(KINDS),
  set: z.enum(['development', 'final']),
  targets: z.array(target).min(1),
});

const fileSchema = z.strictObject({ schema: z.literal(1), version: z.string(), queries: z.array(query).min(1) });

export type JudgedQuery = z.infer<typeof query>;

export interface QuerySet {
  version: string;
  /** For tuning the weights. */
  development: JudgedQuery[];
  /** For measuring only. */
  final: JudgedQuery[];
}

/** Parse `queries.json`. Throws an Error for invalid content. */
export function parseQueries(text: string): QuerySet {
  const result = fileSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const { version, queries } = result.data;
  const ofSet = (set: JudgedQuery['set']) => queries.filter((judged) => judged.set === set);
  return { version, development: ofSet('development'), final: ofSet('final') };
}

// How hits are judged:
// - A hit has the grade of its best target: a section, or with no hash any section of a page.
// - Each page counts once. Further hits add only their improvement, so another section of the right page is half an answer.
// - nDCG compares with the best order of pages. Rank and success need grade 2 or 3.

type Target = JudgedQuery['targets'][number];

/** From 0 to 1. `zero` is the share of queries without results. */
export interface Relevance {
  ndcg: number;
  mrr: number;
  first: number;
  within: number;
  zero: number;
}

/** Routes with anchors, best first. */
export interface Answer {
  judged: JudgedQuery;
  addresses: readonly string[];
}

export interface BuiltSearch {
  file: IndexFile;
  text: string;
  names: NameFile;
  readTexts: (textFile: string) => readonly string[];
}

/** Ask the search all queries. Answers are routes of the version, each with its anchor. */
export async function findAnswers(
  { file, names, readTexts }: BuiltSearch,
  judged: readonly JudgedQuery[],
): Promise<Answer[]> {
  const engine = new SearchEngine(file);
  const symbols = new SymbolIndex(names);
  const sources = { loadTexts: readTexts, loadNames: async () => symbols };
  const answers: Answer[] = [];
  for (const query of judged) {
    const { hits } = await engine.search({ query: query.q, limit: BOX_HITS }, sources);
    const addresses = hits.map(({ pathname, hash }) => pathname.slice(file.base.length - 1) + hash);
    answers.push({ judged: query, addresses });
  }
  return answers;
}

const DEPTH = 8;
const GOOD = 2;

/** Measure nDCG, MRR and success within eight places. */
export function measureRelevance(answers: readonly Answer[]): Relevance {
  const measured = answers.map(measureAnswer);
  const mean = (key: keyof Relevance) => sum(measured.map((one) => one[key])) / measured.length;
  return { ndcg: mean('ndcg'), mrr: mean('mrr'), first: mean('first'), within: mean('within'), zero: mean('zero') };
}

function measureAnswer({ judged: { targets }, addresses }: Answer): Relevance {
  const hits = [...new Set(addresses)].slice(0, DEPTH);
  const grades = hits.map((address) =>
    Math.max(0, ...targets.flatMap((target) => (matches(target, address) ? [target.grade] : []))),
  );
  const place = grades.findIndex((grade) => grade >= GOOD);
  const gains = listGains(hits.map((address, at) => [routeOf(address), grades[at] ?? 0]));
  const ideal = listGains(targets.toSorted((a, b) => b.grade - a.grade).map(({ route, grade }) => [route, grade]));
  return {
    ndcg: discount(gains) / discount(ideal.filter((gain) => gain > 0).slice(0, DEPTH)),
    mrr: place < 0 ? 0 : 1 / (place + 1),
    first: place === 0 ? 1 : 0,
    within: place < 0 ? 0 : 1,
    zero: addresses.length === 0 ? 1 : 0,
  };
}

/** What each hit adds to those of its page before it. */
function listGains(hits: readonly (readonly [route: string, grade: number])[]): number[] {
  const gained = new Map<string, number>();
  return hits.map(([route, grade]) => {
    const before = gained.get(route) ?? 0;
    const gain = Math.max(before, 2 ** grade - 1);
    gained.set(route, gain);
    return gain - before;
  });
}

const routeOf = (address: string): string => address.split('#')[0] ?? address;

const matches = ({ route, hash }: Target, address: string): boolean =>
  hash === undefined ? routeOf(address) === route : address === route + hash;

const discount = (gains: readonly number[]): number => sum(gains.map((gain, place) => gain / Math.log2(place + 2)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
