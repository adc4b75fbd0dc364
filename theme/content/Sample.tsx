// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { readNamedRun } from '../../common/sampleRuns.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Callout } from './Callout.tsx';
import styles from './CodeBlock.module.css';
import { readCode } from './CodeBlock.tsx';
import { CodeToolsContext } from './codeTools.ts';
import type { RunState } from './runPanelProps.ts';
import type { SampleResult } from './SampleResult.tsx';
import { useFields } from './useFields.ts';
import { useTall } from './useTall.ts';

interface Props {
  run: string;
  /** How many of the children show what the sample prints: the last ones. */
  printed: string;
  children?: ReactNode;
}

const showAlert = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'center' });

/** Draw a sample that readers can run. Its scripts load on demand. */
export function Sample({ run, printed, children }: Props) {
  const code = Children.toArray(children);
  const output = code.splice(code.length - Number(printed));
  const rootRef = useRef<HTMLDivElement>(null);
  const [Result, setResult] = useState<typeof SampleResult>();
  const [presses, setPresses] = useState(0);
  const [isNamed, setIsNamed] = useState(false);
  // Undefined before the first run, and after the result was closed.
  const [state, setState] = useState<RunState>();
  const isTall = useTall(rootRef);
  const findButton = () => [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-run]') ?? [])].at(-1);

  const press = () => {
    setState('running');
    Promise.all([import('./SampleResult.tsx'), prepare()]).then(
      ([module]) => {
        setResult(() => module.SampleResult);
        setPresses((before) => before + 1);
      },
      (error: unknown) => {
        console.error(error);
        setState('failed');
      },
    );
  };
  const { fields, prepare } = useFields(rootRef, run, press);
  const retry = () => {
    // The button to retry disappears.
    findButton()?.focus({ preventScroll: true });
    press();
  };
  const close = () => {
    findButton()?.focus({ preventScroll: true });
    setState(undefined);
    setIsNamed(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a named run starts once.
  useEffect(() => {
    if (readNamedRun(window.location.search) !== run) return;
    setIsNamed(true);
    press();
  }, []);
  const runButton = <RunButton state={state} onPress={press} />;
  return (
    <>
      <CodeToolsContext value={{ run: runButton, rootRef, isTall }}>{code}</CodeToolsContext>
      {state !== undefined && Result ? (
        <Result
          {...{ ...fields, id: run, presses, state, isNamed, findButton }}
          readCode={() => readCode(rootRef.current)}
          onState={setState}
          onClose={close}
        />
      ) : (
        output
      )}
      {state === 'failed' && !Result && (
        <div role="alert" ref={showAlert} {...{ [HELP_PART]: '' }}>
          <Callout type="warning">
            <p>{words.loadFailed}</p>
            <Button kind="quiet" onClick={retry}>
              {strings.ui.retry}
            </Button>
          </Callout>
        </div>
      )}
    </>
  );
}

const ICONS: Record<RunState, IconName> = { running: 'wait', done: 'check', failed: 'danger', stopped: 'play' };

/** The panel of the run tells screen readers of a new state. */
function RunButton({ state, onPress }: { state: RunState | undefined; onPress: () => void }) {
  const result = state === 'done' || state === 'failed' ? words.results[state] : undefined;
  const label = state === undefined ? words.run : state === 'running' ? words.running : words.runAgain;
  return (
    <button className={styles.run} type="button" onClick={onPress} data-run={state ?? ''}>
      <Icon name={state === undefined ? 'play' : ICONS[state]} />
      {result && <VisuallyHidden>{result}</VisuallyHidden>}
      {label}
    </button>
  );
}
