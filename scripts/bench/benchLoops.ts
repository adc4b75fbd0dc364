import { print } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { BenchProject } from './BenchProject.ts';
import type { Table } from './benchmarksFile.ts';

const LOOPS: [name: string, change: (project: BenchProject) => void | Promise<void>][] = [
  ['everything', () => undefined],
  ['one page changed', (project) => project.changeOnePage()],
  ['one style changed', (project) => project.changeOneStyle()],
];

/** Measure from a change to the end of all gates that it needs. */
export async function benchLoops(project: Project): Promise<Table[]> {
  const copy = await BenchProject.cloneWithPackages(project);
  const rows = [['npm test', 'minutes', 'CPU seconds']];
  for (const [name, change] of LOOPS) {
    await change(copy);
    const { seconds, cpuSeconds } = await copy.measure('test');
    rows.push([name, (seconds / 60).toFixed(1), cpuSeconds.toFixed(0)]);
    print(rows.at(-1)?.join(' · ') ?? '');
  }
  copy.delete();
  return [rows];
}
