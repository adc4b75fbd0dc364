import type { Engine } from './engines.ts';
import type { JudgedQuery } from './queries.ts';
import { type Answer, measureRelevance, type Relevance } from './relevance.ts';

/** In milliseconds of a warm process. CPU is processor time. */
export interface Measurement {
  answers: Answer[];
  relevance: Relevance;
  load: number;
  wall: { p50: number; p95: number; worst: number };
  cpu: { p50: number; p95: number };
}

/** Ask an engine all queries. */
export const findAnswers = (engine: Engine, judged: readonly JudgedQuery[]): Promise<Answer[]> =>
  askAll(engine.load(), judged);

async function askAll(search: ReturnType<Engine['load']>, judged: readonly JudgedQuery[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of judged) answers.push({ judged: query, addresses: await search(query.q) });
  return answers;
}

/** Measure an engine in a second round. */
export async function measureEngine(engine: Engine, judged: readonly JudgedQuery[]): Promise<Measurement> {
  const start = performance.now();
  const search = engine.load();
  const load = performance.now() - start;
  const answers = await askAll(search, judged);
  const wall: number[] = [];
  const cpu: number[] = [];
  for (const { q } of judged) {
    const used = process.cpuUsage();
    const asked = performance.now();
    await search(q);
    wall.push(performance.now() - asked);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1000);
  }
  return {
    answers,
    relevance: measureRelevance(answers),
    load,
    wall: { p50: quantile(wall, 0.5), p95: quantile(wall, 0.95), worst: quantile(wall, 1) },
    cpu: { p50: quantile(cpu, 0.5), p95: quantile(cpu, 0.95) },
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
