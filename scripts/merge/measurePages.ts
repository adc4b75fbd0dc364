import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bundleForNode } from './bundleRenderer.ts';
import { type ArticlePair, measurePage } from './measurePage.ts';

/** They are measured while a thread would start. */
const FEW_PAIRS = 100;
const MAX_THREADS = 4;

/** Percentages by the keys of pairs. */
type Percents = Record<string, number>;

/** Measure pairs of each page, in threads where they are many. */
export async function measurePages(pages: readonly ArticlePair[][]): Promise<Percents> {
  if (pages.flat().length <= FEW_PAIRS) return Object.assign({}, ...pages.map(measurePage));
  const code = await bundleForNode('scripts/merge/measureThread.ts');
  const count = Math.min(availableParallelism(), MAX_THREADS);
  const shares = Array.from({ length: count }, (_, thread) => pages.filter((_, index) => index % count === thread));
  return Object.assign({}, ...(await Promise.all(shares.map((share) => measureInThread(code, share)))));
}

async function measureInThread(code: string, pages: readonly ArticlePair[][]): Promise<Percents> {
  const [percents] = await once(new Worker(code, { eval: true, workerData: pages }), 'message');
  // Of `measureThread.ts`.
  return percents as Percents;
}
