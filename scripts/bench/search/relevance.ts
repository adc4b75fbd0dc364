// How a list of hits is judged:
// - A hit counts with the grade of the best target that it matches. A target with a hash is that section alone; a target
//   without is its page, in any of its sections.
// - Each target counts once, at its first hit: the second section of a page that was meant as a whole adds nothing.
// - nDCG compares with the targets in the best order. The rank, and success, ask for a good answer: grade 2 or 3.

import type { JudgedQuery } from './queries.ts';

type Target = JudgedQuery['targets'][number];

/** How well a search answers, from 0 to 1; `zero` is the share of queries without any result. */
export interface Relevance {
  ndcg: number;
  mrr: number;
  first: number;
  within: number;
  zero: number;
}

/** What a search gave for a query: addresses, best first, each a route with the section's anchor behind it. */
export interface Answer {
  judged: JudgedQuery;
  addresses: readonly string[];
}

const DEPTH = 8;
const GOOD = 2;

/** Measure answers against the judgements: nDCG, MRR and success within eight places. */
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

/** Measure one answer. */
export function measureAnswer({ judged, addresses }: Answer): Relevance {
  const found = gradeHits(judged.targets, [...new Set(addresses)].slice(0, DEPTH));
  const ideal = judged.targets.map(({ grade }) => grade).sort((a, b) => b - a);
  const place = found.findIndex((grade) => grade >= GOOD);
  return {
    ndcg: gain(found) / gain(ideal.slice(0, DEPTH)),
    mrr: place < 0 ? 0 : 1 / (place + 1),
    first: place === 0 ? 1 : 0,
    within: place < 0 ? 0 : 1,
    zero: addresses.length === 0 ? 1 : 0,
  };
}

function gradeHits(targets: readonly Target[], addresses: readonly string[]): number[] {
  const best = targets.toSorted((a, b) => b.grade - a.grade);
  const counted = new Set<Target>();
  return addresses.map((address) => {
    const target = best.find((candidate) => matches(candidate, address));
    if (!target || counted.has(target)) return 0;
    counted.add(target);
    return target.grade;
  });
}

const matches = ({ route, hash }: Target, address: string): boolean =>
  hash === undefined ? address.split('#')[0] === route : address === route + hash;

const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
