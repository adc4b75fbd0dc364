// For tests only: the order in which GitHub starts, queues and drops the runs of a workflow.

/** Facts about the workflows. */
export interface WorkflowFacts {
  /** Whether a push of `main`, and a push of a tag or a version's branch, leads to a run, and on which ref. */
  runs: { main: 'main' | undefined; ref: 'main' | 'ref' | undefined };
  /** Whether all runs that deploy wait in one queue. */
  hasOneQueue: boolean;
}

export type Push = 'main' | 'ref' | 'both';
/** A push, or a moment in which the run that is going on does its next step. */
export type SimulatedEvent = Push | 'step';

interface Run {
  on: 'main' | 'ref';
  /** State that its first job read. */
  planned: number;
  stepsLeft: number;
}

/** Steps of a run: it builds, merges and checks, and then deploys. */
const STEPS = 3;

/**
 * Play events through a queue as GitHub keeps it: one run goes on, one waits, and a newer one takes the place of the one that
 * waits. Without a queue all go on at once, the newest fastest. A deployment of another ref than `main` is refused by the
 * environment. Returns how many pushes there were, and how many of them the last deployment holds.
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
