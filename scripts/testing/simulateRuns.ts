// For tests only: how GitHub starts, queues and drops a workflow's runs.

export interface WorkflowFacts {
  /** The refs of the runs that pushes of `main`, and of tags or version branches, lead to. */
  runs: { main: 'main' | undefined; ref: 'main' | 'ref' | undefined };
  hasOneQueue: boolean;
}

type Push = 'main' | 'ref' | 'both';
export type SimulatedEvent = Push | 'step';

interface Run {
  on: 'main' | 'ref';
  planned: number;
  stepsLeft: number;
}

const STEPS = 3;

/**
 * Simulate GitHub's queue: one run is active, one waits, and a newer one replaces that. Without a queue, all run at once, the
 * newest fastest. The environment refuses refs other than `main`. Returns the numbers of pushes, and of those last deployed.
 * Source: https://docs.github.com/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency
 */
export function simulateRuns(events: readonly SimulatedEvent[], facts: WorkflowFacts) {
  let pushed = 0;
  let deployed = 0;
  const active: Run[] = [];
  let waiting: Run['on'] | undefined;

  const start = (on: Run['on']) => active.push({ on, planned: pushed, stepsLeft: STEPS });
  const request = (on: Run['on'] | undefined) => {
    if (on === undefined) return;
    if (!facts.hasOneQueue || active.length === 0) start(on);
    else waiting = on;
  };
  const step = () => {
    const run = active.at(-1);
    if (!run) return;
    run.stepsLeft -= 1;
    if (run.stepsLeft > 0) return;
    active.pop();
    if (run.on === 'main') deployed = run.planned;
    if (waiting !== undefined) start(waiting);
    waiting = undefined;
  };
  const push = (kind: Push) => {
    pushed += 1;
    if (kind !== 'ref') request(facts.runs.main);
    if (kind !== 'main') request(facts.runs.ref);
  };
  for (const event of events) {
    if (event === 'step') step();
    else push(event);
  }
  while (active.length > 0) step();
  return { pushed, deployed };
}
