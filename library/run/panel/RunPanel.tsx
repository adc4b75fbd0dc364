import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { OutdatedPageError } from '../../../theme/content/loadPageSamples.ts';
import { formatRunAddress } from '../../../theme/content/runAddress.ts';
import type { RunPanelProps, RunState } from '../../../theme/content/runPanelProps.ts';
import { strings } from '../../../theme/site/strings.ts';
import { useThemeData } from '../../../theme/site/useThemeData.ts';
import { Button } from '../../../theme/ui/Button.tsx';
import { IconButton } from '../../../theme/ui/IconButton.tsx';
import { Tabs } from '../../../theme/ui/Tabs.tsx';
import { useCopy } from '../../../theme/ui/useCopy.ts';
import { VisuallyHidden } from '../../../theme/ui/VisuallyHidden.tsx';
import { run as words } from '../../strings/en/run.ts';
import { canUseOwnDevice, OwnDevice, RequestQuestion } from './OwnDevice.tsx';
import { RunDevice } from './RunDevice.tsx';
import { RunOutput } from './RunOutput.tsx';
import { RunPackets } from './RunPackets.tsx';
import sheet from './run.css?raw';
import { type LoadedSample, loadSample } from './startRun.ts';
import { type Run, useRun } from './useRun.ts';

/** Draw a run of the sample above. */
export function RunPanel({ id, presses, values, given, onState, onClose, ref }: RunPanelProps) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { loaded, problem } = useLoadedSample(id, presses);
  const { run, start, stop, send } = useRun(loaded);
  const [copyLabel, copy] = useCopy(words.copyLink);
  const startRun = useEffectEvent(() => start(values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press starts a run.
  useEffect(() => {
    if (loaded) startRun();
  }, [loaded, presses]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value may ask for something else.
  useEffect(() => setIsAsking(false), [values]);

  const runOwn = () => {
    setIsAsking(true);
    // The simulated run shows what the sample will do.
    start(values);
  };
  const status = problem ?? run?.status ?? 'loading';
  const isRunning = status === 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press may fail again.
  useEffect(() => onState(STATES[status]), [status, presses, onState]);
  return (
    <section className="docs-run rp-not-doc" aria-labelledby={titleId} aria-busy={isRunning} tabIndex={-1} ref={ref}>
      <style href="docs-run" precedence="default">
        {sheet}
      </style>
      <div className="bar">
        <div className="status" id={titleId} data-status={status}>
          <VisuallyHidden>{words.panel}: </VisuallyHidden>
          <span role="status">{describeStatus(status, run)}</span>{' '}
          {(!isRunning || run?.step === 'run') && words.places[run?.place ?? 'simulated']}
        </div>
        <IconButton icon="close" label={words.close} onClick={onClose} />
        <div className="actions">
          {isRunning && (
            <Button kind="quiet" onClick={stop}>
              {words.stop}
            </Button>
          )}
          {loaded && canUseOwnDevice(loaded.sample.values) && (
            <Button kind="quiet" onClick={runOwn}>
              {words.own.run}
            </Button>
          )}
          <Button kind="quiet" onClick={() => copy(formatRunAddress(id, values))}>
            {copyLabel}
          </Button>
        </div>
      </div>
      {isAsking && run?.place === 'simulated' && !isRunning && (
        <OwnDevice
          run={run}
          givenValues={given.map((name) => ({ name, value: values[name] ?? '' }))}
          onCancel={() => setIsAsking(false)}
          onChoose={(serial) => {
            setIsAsking(false);
            start(values, serial);
          }}
        />
      )}
      {run?.asking && <RequestQuestion key={run.asking.text} request={run.asking} onSend={send} onStop={stop} />}
      {run && status !== 'broken' && <RunTabs run={run} />}
      {run?.place === 'own' && !isRunning && <div className="note">{words.own.unknownChanges}</div>}
      {run?.isCut && <div className="note">{words.cut}</div>}
    </section>
  );
}

const STATES: Record<Run['status'] | 'loading' | 'outdated', RunState> = {
  loading: 'running',
  running: 'running',
  ended: 'done',
  stopped: 'stopped',
  failed: 'failed',
  broken: 'failed',
  outdated: 'failed',
};

interface RunTab {
  key: keyof typeof words.tabs;
  count: number;
  content: ReactNode;
}

/** Draw a tab for each kind of result that there is. */
function RunTabs({ run: { status, output, packets, changes = [], device } }: { run: Run }) {
  const [chosen, setChosen] = useState<RunTab['key']>('output');
  const isRunning = status === 'running';
  const tabs: RunTab[] = [
    { key: 'packets', count: packets.length, content: <RunPackets packets={packets} /> },
    { key: 'device', count: changes.length, content: <RunDevice changes={changes} device={device} /> },
  ];
  const shown = tabs.filter(({ count }) => count > 0);
  if (isRunning || output.length > 0 || shown.length === 0)
    shown.unshift({ key: 'output', count: output.length, content: <RunOutput lines={output} isOver={!isRunning} /> });
  const index = shown.findIndex(({ key }) => key === chosen);
  return (
    <Tabs
      label={words.tabList}
      labels={shown.map(({ key, count }) => words.tabs[key](count))}
      shown={Math.max(0, index)}
      onChoose={(next) => setChosen(shown[next]?.key ?? 'output')}
    >
      {shown.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </Tabs>
  );
}

function describeStatus(status: Run['status'] | 'loading' | 'outdated', run: Run | undefined): string {
  if (status === 'broken') return words.loadFailed;
  if (status === 'outdated') return words.outdated;
  if (status === 'running') {
    const step = run?.step ?? 'load';
    if (step === 'load') return strings.loading.loading;
    return run?.place === 'own' && step === 'connect' ? words.steps.connectOwn : words.steps[step];
  }
  if (status === 'loading') return strings.loading.loading;
  return status === 'ended' ? words.status.ended(run?.milliseconds ?? 0) : words.status[status];
}

interface State {
  loaded?: LoadedSample;
  problem?: 'broken' | 'outdated';
}

function useLoadedSample(id: string, tries: number): State {
  const { siteBase } = useThemeData();
  const [state, setState] = useState<State>({});
  const isLoaded = state.loaded !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of tries is there to try again.
  useEffect(() => {
    if (isLoaded) return;
    loadSample(id, window.location.origin + siteBase).then(
      (loaded) => setState({ loaded }),
      (error: unknown) => setState({ problem: error instanceof OutdatedPageError ? 'outdated' : 'broken' }),
    );
  }, [id, siteBase, isLoaded, tries]);
  return state;
}
