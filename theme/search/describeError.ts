import type { QueryError } from '../../search/index.ts';

/** Characters that are shown on either side of the place. */
const AROUND = 40;

/** Cut a query at the place of its mistake, and to what can be read. Nothing at the place is shown as a gap. */
export function describeError(
  query: string,
  { start, end }: Pick<QueryError, 'start' | 'end'>,
): { before: string; wrong: string; after: string } {
  const before = query.slice(0, start);
  const wrong = query.slice(start, end);
  const after = query.slice(end);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    wrong: wrong === '' ? '␣' : wrong.length > AROUND ? `${wrong.slice(0, AROUND)}…` : wrong,
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  };
}
