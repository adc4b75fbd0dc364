import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from 'fast-myers-diff';
import { findDifference, isRest, matchesLine } from '../../../common/docs/findDifference.ts';
import type { RunResult } from '../../../common/samples.ts';
import type { Problem } from '../../content/readDocs.ts';
import type { Sample, ShownText } from '../../samples/listSamples.ts';

interface Correction {
  /** First line of the block, from 1. */
  line: number;
  count: number;
  lines: string[];
}

export interface SampleError extends Problem {
  correction?: Correction;
  /** Of the call or statement in which the compiler found it. */
  names?: string[];
}

/** Compare a sample's output and packets with its page. */
export function compareShown(
  { filePath, output, packets }: Pick<Sample, 'filePath' | 'output' | 'packets'>,
  result: Pick<RunResult, 'output' | 'packets'>,
): SampleError[] {
  const differences = [
    output && compare(output, listLines(result.output.join('\n')), 'prints'),
    packets && compare(packets, result.packets, 'exchanges'),
  ];
  return differences.flatMap((difference) => (difference ? [{ filePath, ...difference }] : []));
}

function compare({ text, line, endLine }: ShownText, given: readonly string[], verb: string) {
  const expected = listLines(text);
  const difference = findDifference(expected, given, verb);
  if (!difference) return undefined;
  const lines = keepPlaceholders(expected, given);
  return {
    line: line + Math.max(0, difference.index),
    message: difference.message,
    correction: { line, count: endLine - line, lines },
  };
}

const listLines = (text: string): string[] => (text.trimEnd() === '' ? [] : text.trimEnd().split('\n'));

/** Replace an expected text with a run's, keeping matching lines with placeholders. */
export function keepPlaceholders(expected: readonly string[], given: readonly string[]): string[] {
  const isSame = (wanted: string, line: string) => !isRest(wanted) && matchesLine(wanted, line);
  const changes = diff([...expected], [...given], (i, j) => isSame(expected[i] ?? '', given[j] ?? ''));
  const lines: string[] = [];
  let position = 0;
  for (const [start, end, givenStart, givenEnd] of changes) {
    lines.push(...expected.slice(position, start));
    lines.push(...replaceLines(expected.slice(start, end), given.slice(givenStart, givenEnd)));
    position = end;
  }
  return [...lines, ...expected.slice(position)];
}

function replaceLines(removed: readonly string[], added: readonly string[]): readonly string[] {
  const first = removed.findIndex(isRest);
  const rest = removed[first];
  if (rest === undefined) return added;
  const after = removed.length - removed.findLastIndex(isRest) - 1;
  return [...added.slice(0, first), rest, ...added.slice(Math.max(first, added.length - after))];
}

/** Correct pages from runs. Returns the other errors. */
export function writeCorrections(docsDir: string, errors: readonly SampleError[]): SampleError[] {
  for (const filePath of new Set(errors.map((error) => error.filePath))) {
    const corrections = errors.flatMap((one) => (one.filePath === filePath && one.correction) || []);
    const file = path.join(docsDir, filePath);
    if (corrections.length > 0) writeFileSync(file, correctText(readFileSync(file, 'utf8'), corrections));
  }
  return errors.filter(({ correction }) => correction === undefined);
}

/** Replace lines, keeping list and quote prefixes. */
export function correctText(text: string, corrections: readonly Correction[]): string {
  const lines = text.split('\n');
  // From the end, which keeps line numbers.
  for (const { line, count, lines: given } of corrections.toSorted((a, b) => b.line - a.line)) {
    const prefix = /^[ \t>]*/.exec(lines[line - 2] ?? '')?.[0] ?? '';
    lines.splice(line - 1, count, ...given.map((one) => (prefix + one).trimEnd()));
  }
  return lines.join('\n');
}
