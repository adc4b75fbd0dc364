import { findDifference } from '../../../common/docs/findDifference.ts';
import type { RunResult } from '../../../common/samples.ts';
import type { Sample, ShownText } from '../../samples/listSamples.ts';
import type { SampleError } from './compileSamples.ts';
import { keepPlaceholders } from './keepPlaceholders.ts';

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

function compare(
  { text, line, endLine }: ShownText,
  given: readonly string[],
  verb: string,
): Omit<SampleError, 'filePath'> | undefined {
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
