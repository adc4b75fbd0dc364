import { z } from 'zod';
import { readCached, writeCached } from '../lib/jsonCache.ts';
import type { Gate } from './gate.ts';
import { digestInputs, type GateInputs } from './gateInputs.ts';

const passSchema = z.record(z.string(), z.object({ inputs: z.string(), date: z.string() }));

type Passes = z.infer<typeof passSchema>;

const readPasses = (file: string): Passes => passSchema.safeParse(readCached(file)).data ?? {};

/** Find when a gate passed with these inputs, if ever. */
export function findPass(file: string, gate: Gate, inputs: GateInputs): string | undefined {
  const pass = readPasses(file)[gate.name];
  return pass?.inputs === digestInputs(gate, inputs) ? pass.date : undefined;
}

/** Record passed gates. Gates whose inputs changed between `before` and `after` are dropped: they may have read either. */
export function recordPasses(
  file: string,
  passed: readonly Gate[],
  { before, after, date }: { before: GateInputs; after: GateInputs; date: string },
): void {
  const passes = readPasses(file);
  for (const gate of passed) {
    const inputs = digestInputs(gate, before);
    if (inputs === digestInputs(gate, after)) passes[gate.name] = { inputs, date };
    else delete passes[gate.name];
  }
  writeCached(file, passes);
}
