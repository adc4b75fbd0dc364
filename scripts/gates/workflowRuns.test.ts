// The order of events of the workflow that deploys, as GitHub would play it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SimulatedEvent, simulateRuns, type WorkflowFacts } from '../testing/simulateRuns.ts';

const readWorkflow = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../.github/workflows', name), 'utf8');

/** Read from the workflows themselves what decides the order of events. */
function readFacts(): WorkflowFacts {
  const docs = readWorkflow('docs.yml');
  const refs = readWorkflow('refs.yml');
  const startsOnRefs = /^ {4}branches: \['docs\/\*'\]\n {4}tags: \['v\*'\]$/m.test(refs);
  return {
    runs: {
      main: /^ {2}push:\n {4}branches: \[main\]$/m.test(docs) ? 'main' : undefined,
      ref: startsOnRefs && refs.includes('gh workflow run docs.yml --ref main') ? 'main' : undefined,
    },
    hasOneQueue: /^ {2}group: docs-.* \|\| 'deploy' \}\}\n {2}cancel-in-progress: .*'pull_request'\) \}\}$/m.test(docs),
  };
}

const facts = readFacts();

describe('the newest state ends up published', () => {
  test.each<[string, SimulatedEvent[]]>([
    ['a release pushed with main', ['both']],
    ['two releases in quick succession', ['both', 'both']],
    ['a tag pushed during a run', ['main', 'step', 'ref', 'step']],
    ['a branch fixed during a run, and main pushed while that waits', ['main', 'step', 'ref', 'main', 'step']],
  ])('after %s', (_what, events) => {
    const { pushed, deployed } = simulateRuns(events, facts);
    expect(deployed).toBe(pushed);
  });

  test('after any order of pushes and steps', () => {
    const event = fc.constantFrom<SimulatedEvent>('main', 'ref', 'both', 'step');
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { pushed, deployed } = simulateRuns(events, facts);
        return deployed === pushed;
      }),
      { numRuns: 2000 },
    );
  });
});

describe('it would not', () => {
  test.each<[string, Partial<WorkflowFacts>, SimulatedEvent[]]>([
    ['if a tag ran the workflow on the tag', { runs: { main: 'main', ref: 'ref' } }, ['ref']],
    ['if the run of the tag took the place of that of main', { runs: { main: 'main', ref: 'ref' } }, ['main', 'both']],
    ['if a tag started nothing', { runs: { main: 'main', ref: undefined } }, ['main', 'step', 'ref']],
    ['if runs did not wait for each other', { hasOneQueue: false }, ['main', 'main']],
  ])('%s', (_what, changes, events) => {
    const { pushed, deployed } = simulateRuns(events, { ...facts, ...changes });
    expect(deployed).toBeLessThan(pushed);
  });
});
