// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import { useLocation } from '@rspress/core/runtime';
import { Children, type ReactNode, type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { FIRST_RUN, readNamedRun } from '../../common/samples.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { loadPart } from '../ui/loadPart.ts';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Callout } from './Callout.tsx';
import blockStyles from './CodeBlock.module.css';
import { CodeToolsContext, findBlock, readCode } from './CodeBlock.tsx';
import type { CopyItems } from './CopyItems.tsx';
import { listFieldElements } from './fieldElements.ts';
import type { Fields, RunState } from './runPanelProps.ts';
import styles from './Sample.module.css';
import type { SampleResult } from './SampleResult.tsx';
import { revealInTabs } from './tabs.ts';

interface SampleProps {
  run: string;
  /** How many of the children show what the sample prints: the last ones. */
  printed: string;
  /** Set where the code is longer than most windows. */
  isLong?: string;
  children?: ReactNode;
}

const showAlert = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'center' });

/** Draw a sample that readers can run. Its scripts load on demand. */
export function Sample({ run, printed, isLong, children }: SampleProps) {
  const code = Children.toArray(children);
  const output = code.splice(code.length - Number(printed));
  const rootRef = useRef<HTMLDivElement>(null);
  const [Result, setResult] = useState<typeof SampleResult>();
  const [presses, setPresses] = useState(0);
  const [isNamed, setIsNamed] = useState(false);
  // Undefined before the first run, and after the result was closed.
  const [state, setState] = useState<RunState>();
  const findButton = () => [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-run]') ?? [])].at(-1);

  const press = () => {
    setState('running');
    Promise.all([loadPart(() => import('./SampleResult.tsx')), prepare()]).then(
      ([module]) => {
        setResult(() => module.SampleResult);
        setPresses((before) => before + 1);
        // A link may run what is in another tab.
        revealInTabs(rootRef.current);
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
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a named run starts once for each address.
  useEffect(() => {
    const named = readNamedRun(search);
    const isFirst = rootRef.current?.contains(document.querySelector('[data-run]'));
    if (named !== run && !(named === FIRST_RUN && isFirst)) return;
    setIsNamed(true);
    press();
  }, [search]);
  const runButton = <RunButton state={state} onPress={press} />;
  return (
    <>
      <CodeToolsContext value={{ run: runButton, rootRef, isLong: isLong !== undefined }}>{code}</CodeToolsContext>
      {state !== undefined && Result ? (
        <Result
          {...fields}
          id={run}
          presses={presses}
          state={state}
          isNamed={isNamed}
          findButton={findButton}
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

/** Let readers edit texts of a sample. What does it loads where there are such texts; a run waits for it with `prepare`. */
function useFields(rootRef: RefObject<HTMLElement | null>, id: string, onEnter: () => void) {
  const [fields, setFields] = useState<Fields>({ values: {}, linked: [] });
  const prepareRef = useRef(async () => {});
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const elements = listFieldElements(rootRef.current);
    if (elements.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isReady = false;
    prepareRef.current = async () => {
      const { editFields } = await loadPart(() => import('./editFields.ts'));
      if (isReady || signal.aborted) return;
      isReady = true;
      editFields({ elements, id, onChange: setFields, onEnter: () => enter(), signal });
    };
    prepareRef.current().catch(console.error);
    return () => controller.abort();
  }, [rootRef, id]);
  return { fields, prepare: () => prepareRef.current() };
}

const ICONS: Record<RunState, IconName> = { running: 'wait', done: 'check', failed: 'danger', stopped: 'play' };

/** The panel of the run tells screen readers of a new state. */
function RunButton({ state, onPress }: { state: RunState | undefined; onPress: () => void }) {
  const result = state === 'done' || state === 'failed' ? words.results[state] : undefined;
  const label = state === undefined ? words.run : state === 'running' ? words.running : words.runAgain;
  return (
    <button className={blockStyles.run} type="button" onClick={onPress} data-run={state ?? ''}>
      <Icon name={state === undefined ? 'play' : ICONS[state]} />
      {result && <VisuallyHidden>{result}</VisuallyHidden>}
      {label}
    </button>
  );
}

/** Show that the page lacks the sample in its address. `runs` are names, separated by spaces. */
export function UnknownRun({ runs }: { runs: string }) {
  const { search } = useLocation();
  const [isUnknown, setIsUnknown] = useState(false);
  useEffect(() => {
    const named = readNamedRun(search);
    setIsUnknown(named !== null && ![FIRST_RUN, ...runs.split(' ')].includes(named));
  }, [search, runs]);
  // Screen readers announce changes only in a region that already exists.
  return (
    <div role="status" {...{ [HELP_PART]: '' }}>
      {isUnknown && (
        <Callout type="warning">
          <p>{words.unknownRun}</p>
        </Callout>
      )}
    </div>
  );
}

/** Draw where a value comes from. */
export const SampleSource = ({ children }: { children?: ReactNode }) => (
  <p className={styles.source} {...{ [HELP_PART]: '' }}>
    {children}
  </p>
);

interface CopyProps {
  sample: string;
  /** Labels of the sample's joined code, one a line. */
  joined: string;
  children?: ReactNode;
}

/** Draw code that can be copied alone or with its set-up. */
export function SampleCopy({ sample, joined, children }: CopyProps) {
  const tools = use(CodeToolsContext);
  const copy = <CopyMenu sample={sample} joined={joined} />;
  return <CodeToolsContext value={{ ...tools, copy }}>{children}</CodeToolsContext>;
}

function CopyMenu(props: Omit<CopyProps, 'children'>) {
  const ref = useRef<HTMLDivElement>(null);
  // Most readers never open it.
  const [Items, setItems] = useState<typeof CopyItems>();
  const load = () => {
    loadPart(() => import('./CopyItems.tsx')).then(({ CopyItems }) => setItems(() => CopyItems), console.error);
  };
  const button = (
    <>
      <Icon name="copy" />
      <VisuallyHidden>{words.copy}</VisuallyHidden>
    </>
  );
  return (
    <div className="rp-not-doc" ref={ref} {...{ [HELP_PART]: '' }}>
      <Popup
        route={props.sample}
        button={button}
        className={`${blockStyles.button} ${styles.menu}`}
        align="end"
        onIntent={load}
      >
        {Items && <Items {...props} findCode={() => findBlock(ref.current)} />}
      </Popup>
    </div>
  );
}
