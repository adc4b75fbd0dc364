import type { JudgedQuery } from './queries.ts';

/** How well a search answers, from 0 to 1; `zero` is the share of queries without any result. */
export interface Relevance {
  ndcg: number;
  mrr: number;
  first: number;
  within: number;
  zero: number;
}

const DEPTH = 8;

/** Measure addresses, best first for each query, against the judgements: nDCG, MRR and success within eight places. */
export function measureRelevance(answers: readonly { judged: JudgedQuery; addresses: readonly string[] }[]): Relevance {
  const measured = answers.map(({ judged, addresses }) => measureQuery(judged, addresses));
  const mean = (read: (relevance: Relevance) => number) =>
    measured.reduce((sum, item) => sum + read(item), 0) / measured.length;
  return {
    ndcg: mean(({ ndcg }) => ndcg),
    mrr: mean(({ mrr }) => mrr),
    first: mean(({ first }) => first),
    within: mean(({ within }) => within),
    zero: mean(({ zero }) => zero),
  };
}

function measureQuery({ targets }: JudgedQuery, addresses: readonly string[]): Relevance {
  const grades = new Map(targets.map(({ address, grade }) => [address, grade]));
  const found = [...new Set(addresses)].slice(0, DEPTH).map((address) => grades.get(address) ?? 0);
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, DEPTH);
  const place = found.findIndex((grade) => grade > 0);
  return {
    ndcg: gain(found) / gain(ideal),
    mrr: place < 0 ? 0 : 1 / (place + 1),
    first: place === 0 ? 1 : 0,
    within: place < 0 ? 0 : 1,
    zero: addresses.length === 0 ? 1 : 0,
  };
}

const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
