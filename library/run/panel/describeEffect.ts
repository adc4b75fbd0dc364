import { run as words } from '../../strings/en/run.ts';
import type { Run } from './useRun.ts';

/** How many changes a sentence names. */
const NAMED = 3;

/** Say in one sentence what a sample does to a device. Only a whole run of the same texts on the simulated one shows that. */
export function describeEffect(
  { status, place, fields, changes }: Pick<Run, 'status' | 'place' | 'fields' | 'changes'>,
  values: Run['fields'],
): string {
  const { own, device } = words;
  const isSame = JSON.stringify(fields) === JSON.stringify(values);
  if (status !== 'ended' || place !== 'simulated' || !isSame || !changes) return own.note;
  if (changes.length === 0) return own.noChange;
  const named = changes
    .slice(0, NAMED)
    .map(({ change, kind, name }) => `${device.changes[change].toLowerCase()} ${device.kinds[kind] ?? kind} ${name}`);
  const more = changes.length - named.length;
  return own.changes([...named, ...(more > 0 ? [own.more(more)] : [])].join(', '));
}
