// How hits are judged:
// - A hit has the grade of its best target: a section, or with no hash any section of a page.
// - Each page counts once. Further hits add only their improvement, so another section of the right page is half an answer.
// - nDCG compares with the best order of pages. Rank and success need grade 2 or 3.

import type { IndexFile } from '../format/indexFile.ts';
import { SearchEngine } from '../rank/SearchEngine.ts';
import { BOX_HITS } from '../weights.ts';
import type { JudgedQuery } from './queries.ts';

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
  readTexts: (textFile: string) => readonly string[];
}

/** Ask the search all queries. Answers are routes of the version, each with its anchor. */
export async function findAnswers({ file, readTexts }: BuiltSearch, judged: readonly JudgedQuery[]): Promise<Answer[]> {
  const engine = new SearchEngine(file);
  const answers: Answer[] = [];
  for (const query of judged) {
    const { hits } = await engine.search({ query: query.q, limit: BOX_HITS }, { loadTexts: readTexts });
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
  const mean = (read: (relevance: Relevance) => number) =>
    measured.reduce((sum, relevance) => sum + read(relevance), 0) / measured.length;
  return {
    ndcg: mean(({ ndcg }) => ndcg),
    mrr: mean(({ mrr }) => mrr),
    first: mean(({ first }) => first),
    within: mean(({ within }) => within),
    zero: mean(({ zero }) => zero),
  };
}

function measureAnswer({ judged, addresses }: Answer): Relevance {
  const hits = [...new Set(addresses)].slice(0, DEPTH);
  const grades = hits.map((address) => gradeHit(judged.targets, address));
  const place = grades.findIndex((grade) => grade >= GOOD);
  return {
    ndcg: discount(listGains(hits, grades)) / discount(listIdealGains(judged.targets)),
    mrr: place < 0 ? 0 : 1 / (place + 1),
    first: place === 0 ? 1 : 0,
    within: place < 0 ? 0 : 1,
    zero: addresses.length === 0 ? 1 : 0,
  };
}

const gradeHit = (targets: readonly Target[], address: string): number =>
  targets.reduce((best, target) => (matches(target, address) ? Math.max(best, target.grade) : best), 0);

function listGains(addresses: readonly string[], grades: readonly number[]): number[] {
  const gained = new Map<string, number>();
  return addresses.map((address, place) => {
    const route = routeOf(address);
    const before = gained.get(route) ?? 0;
    const gain = Math.max(before, gainOf(grades[place] ?? 0));
    gained.set(route, gain);
    return gain - before;
  });
}

function listIdealGains(targets: readonly Target[]): number[] {
  const best = new Map<string, number>();
  for (const { route, grade } of targets) best.set(route, Math.max(best.get(route) ?? 0, gainOf(grade)));
  return [...best.values()].sort((a, b) => b - a).slice(0, DEPTH);
}

const routeOf = (address: string): string => address.split('#')[0] ?? address;

const matches = ({ route, hash }: Target, address: string): boolean =>
  hash === undefined ? routeOf(address) === route : address === route + hash;

const gainOf = (grade: number): number => 2 ** grade - 1;

const discount = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
