import { useEffect, useEffectEvent, useId, useState } from 'react';
import { formatRunAddress } from '../../../theme/content/runAddress.ts';
import type { RunPanelProps, RunState } from '../../../theme/content/runPanelProps.ts';
import { strings } from '../../../theme/site/strings.ts';
import { Button } from '../../../theme/ui/Button.tsx';
import { IconButton } from '../../../theme/ui/IconButton.tsx';
import { useCopy } from '../../../theme/ui/useCopy.ts';
import { VisuallyHidden } from '../../../theme/ui/VisuallyHidden.tsx';
import { run as words } from '../../strings/en/run.ts';
import { describeEffect } from './describeEffect.ts';
import { canUseOwnDevice, OwnRun } from './OwnRun.tsx';
import { RunResults } from './RunResults.tsx';
import sheet from './run.css?raw';
import { type Run, useRun } from './useRun.ts';

/** Draw a run of the sample above. */
export function RunPanel({ id, presses, values, linked, readCode, onState, onClose, ref }: RunPanelProps) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { run, start, stop } = useRun(id);
  const { place, status, step, sample } = run;
  const [copyLabel, copy] = useCopy(words.copyLink);
  const startRun = useEffectEvent(() => start(values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press starts a run.
  useEffect(() => void startRun(), [presses]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press may fail again.
  useEffect(() => onState(STATES[status]), [status, presses, onState]);

  const ask = () => {
    // A device has one user.
    if (place === 'own') stop();
    setIsAsking(true);
  };
  const isRunning = status === 'running';
  return (
    <section className="docs-run rp-not-doc" aria-labelledby={titleId} aria-busy={isRunning} tabIndex={-1} ref={ref}>
      <style href="docs-run" precedence="default">
        {sheet}
      </style>
      <div className="bar">
        <div className="status" id={titleId} data-status={status}>
          <VisuallyHidden>{words.panel}: </VisuallyHidden>
          <span role="status">{describeStatus(run)}</span> {(!isRunning || step === 'run') && words.places[place]}
        </div>
        <IconButton icon="close" label={words.close} onClick={onClose} />
        <div className="actions">
          {isRunning && (
            <Button kind="quiet" onClick={stop}>
              {words.stop}
            </Button>
          )}
          {sample && canUseOwnDevice(sample.values) && (
            <Button kind="quiet" onClick={ask}>
              {words.own.run}
            </Button>
          )}
          <Button kind="quiet" onClick={() => copy(formatRunAddress(id, values))}>
            {copyLabel}
          </Button>
        </div>
      </div>
      {isAsking && (
        <OwnRun
          code={`${sample?.setup ?? ''}\n${readCode()}`.trim()}
          effect={describeEffect(run, values)}
          linkedValues={linked.map((name) => [name, values[name]])}
          onRun={(serial) => start(values, serial)}
          onClose={() => setIsAsking(false)}
        />
      )}
      {status !== 'broken' && status !== 'outdated' && <RunResults run={run} />}
      {place === 'own' && !isRunning && <div className="note">{words.own.unknownChanges}</div>}
      {run.isCut && <div className="note">{words.cut}</div>}
    </section>
  );
}

const STATES: Record<Run['status'], RunState> = {
  running: 'running',
  ended: 'done',
  stopped: 'stopped',
  failed: 'failed',
  broken: 'failed',
  outdated: 'failed',
};

function describeStatus({ status, step, place, milliseconds }: Run): string {
  if (status === 'ended') return words.status.ended(milliseconds);
  if (status !== 'running') return words.status[status];
  if (step === 'load') return strings.loading.loading;
  return place === 'own' && step === 'connect' ? words.steps.connectOwn : words.steps[step];
}
