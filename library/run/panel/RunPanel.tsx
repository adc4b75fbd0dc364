import { useLocation } from '@rspress/core/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { RUN_PARAMETER } from '../../../common/sampleRuns.ts';
import { useCopy } from '../../../theme/ui/useCopy.ts';
import { VisuallyHidden } from '../../../theme/ui/VisuallyHidden.tsx';
import { canUseOwnDevice, OwnDevice, RequestQuestion } from './OwnDevice.tsx';
import { PanelButton } from './PanelButton.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { RunDevice } from './RunDevice.tsx';
import { RunOutput } from './RunOutput.tsx';
import { RunPackets } from './RunPackets.tsx';
import sheet from './run.css?raw';
import { useLoadedSample } from './useLoadedSample.ts';
import { useNamedRun } from './useNamedRun.ts';
import { type Run, useRun } from './useRun.ts';
import { words } from './words.ts';

interface Props {
  /** Name of the sample. */
  id: string;
  /** How often the reader has pressed the button of the block: each press starts a run. */
  presses: number;
  /** Whether the address of the page names this run. */
  isNamed: boolean;
}

/** Draw what a run of the sample above shows. */
export function RunPanel({ id, presses, isNamed }: Props) {
  const titleId = useId();
  const { search } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const [retries, setRetries] = useState(0);
  const { loaded, problem } = useLoadedSample(id, presses + retries);
  const { run, start, stop, send } = useRun(loaded);
  // What came with the address until the reader edits it.
  const [given, setGiven] = useState(() => readFields(id, search));
  const [changed, setChanged] = useState(given);
  const [copyState, copy] = useCopy();
  const fields = (loaded?.sample.fields ?? []).map(({ name, value }) => ({
    name,
    value: changed[name] ?? value,
    isGiven: Object.hasOwn(given, name) && given[name] !== value,
  }));
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const valuesRef = useRef(values);
  valuesRef.current = values;

  useEffect(() => {
    if (loaded && presses > 0) start(valuesRef.current);
  }, [loaded, presses, start]);

  const runAgain = () => (loaded ? start(values) : setRetries(retries + 1));
  const runOwn = () => {
    setIsAsking(true);
    // A run with the values that the reader sees tells what the sample will do.
    start(values);
  };
  const status = problem ?? run?.status ?? 'loading';
  const isRunning = status === 'running';
  const panelRef = useNamedRun(isNamed, status);
  return (
    <section className="docs-run rp-not-doc" aria-labelledby={titleId} aria-busy={isRunning} ref={panelRef}>
      <style href="docs-run" precedence="default">
        {sheet}
      </style>
      <div className="bar">
        <div className="status" id={titleId} data-status={status}>
          <VisuallyHidden>{words.panel}: </VisuallyHidden>
          <span role="status">{describeStatus(status, run)}</span>{' '}
          {(!isRunning || run?.step === 'run') && words.places[run?.place ?? 'simulated']}
        </div>
        <div className="actions">
          {isRunning ? (
            <PanelButton onClick={stop}>{words.stop}</PanelButton>
          ) : (
            <PanelButton onClick={runAgain}>{words.run}</PanelButton>
          )}
          {loaded && canUseOwnDevice(loaded.sample.values) && (
            <PanelButton onClick={runOwn}>{words.own.run}</PanelButton>
          )}
          <PanelButton onClick={() => copy(formatLink(id, values))}>{words.copyLink[copyState]}</PanelButton>
        </div>
      </div>
      {fields.length > 0 && (
        <fieldset className="fields" aria-label={words.fields}>
          {fields.map(({ name, value }) => (
            <label className="field" key={name}>
              <span>{name}</span>
              <input
                type="text"
                spellCheck={false}
                autoComplete="off"
                value={value}
                onChange={({ target }) => {
                  const next = { ...changed, [name]: target.value };
                  setChanged(next);
                  setGiven(({ [name]: _edited, ...rest }) => rest);
                  setIsAsking(false);
                  writeFields(id, { ...values, [name]: target.value });
                }}
                onKeyDown={({ key }) => key === 'Enter' && runAgain()}
              />
            </label>
          ))}
        </fieldset>
      )}
      {isAsking && run?.place === 'simulated' && !isRunning && (
        <OwnDevice
          run={run}
          givenValues={fields.filter(({ isGiven }) => isGiven)}
          onCancel={() => setIsAsking(false)}
          onChoose={(serial) => {
            setIsAsking(false);
            start(values, serial);
          }}
        />
      )}
      {run?.asking && <RequestQuestion key={run.asking.text} request={run.asking} onSend={send} onStop={stop} />}
      {run && status !== 'broken' && (
        <PanelTabs
          label={words.tabList}
          tabs={[
            {
              name: 'output',
              label: words.tabs.output(run.output.length),
              panel: <RunOutput lines={run.output} isOver={!isRunning} />,
            },
            {
              name: 'packets',
              label: words.tabs.packets(run.packets.length),
              panel: <RunPackets packets={run.packets} isOver={!isRunning} />,
            },
            {
              name: 'device',
              label: words.tabs.device(run.changes?.length ?? 0),
              panel: <RunDevice run={run} isOver={!isRunning} />,
            },
          ]}
        />
      )}
      {run?.isCut && <div className="note">{words.cut}</div>}
    </section>
  );
}

function describeStatus(status: Run['status'] | 'loading' | 'outdated', run: Run | undefined): string {
  if (status === 'broken') return words.loadFailed;
  if (status === 'outdated') return words.outdated;
  if (status === 'running') {
    const step = run?.step ?? 'load';
    return run?.place === 'own' && step === 'connect' ? words.steps.connectOwn : words.steps[step];
  }
  return status === 'ended' ? words.status.ended(run?.milliseconds ?? 0) : words.status[status];
}

/** Read the values that the address gives to the fields of this sample. */
function readFields(id: string, search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  if (query.get(RUN_PARAMETER) !== id) return {};
  query.delete(RUN_PARAMETER);
  return Object.fromEntries(query);
}

/** Write a run into the address: a reader who loads the page again sees the same. */
const writeFields = (id: string, values: Record<string, string>): void =>
  window.history.replaceState(window.history.state, '', formatLink(id, values));

function formatLink(id: string, values: Record<string, string>): string {
  const address = new URL(window.location.href);
  address.search = new URLSearchParams({ [RUN_PARAMETER]: id, ...values }).toString();
  // An anchor would lead elsewhere than to the run.
  address.hash = '';
  return address.href;
}
