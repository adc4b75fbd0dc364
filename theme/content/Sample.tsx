// Only pages import this file (`plugins/markdown/samples.ts`), never the theme, so that other pages do not load it.
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { readNamedRun } from '../../common/sampleRuns.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Callout } from './Callout.tsx';
import styles from './CodeBlock.module.css';
import { SampleContext } from './sampleContext.ts';
import { words } from './sampleWords.ts';

interface Props {
  /** Name of the sample. */
  run: string;
  /** The block of code. */
  children?: ReactNode;
}

/** The button stands above code that may be longer than the screen. */
const showAlert = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

interface Shown {
  Panel: ComponentType<{ id: string; presses: number; isNamed: boolean }>;
  presses: number;
}

/** Draw a sample that readers can run. All that a run needs is loaded when they ask for it, or the address of the page does. */
export function Sample({ run, children }: Props) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isNamed, setIsNamed] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setHasFailed] = useState(false);
  const press = () =>
    import('../../library/run/panel/RunPanel.tsx').then(
      ({ RunPanel }) => {
        setHasFailed(false);
        setShown((before) => ({ Panel: RunPanel, presses: (before?.presses ?? 0) + 1 }));
      },
      (error: unknown) => {
        console.error(error);
        setHasFailed(true);
      },
    );
  const retry = () => {
    // The button to retry disappears.
    buttonRef.current?.focus({ preventScroll: true });
    press();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a named run starts once.
  useEffect(() => {
    if (readNamedRun(window.location.search) !== run) return;
    setIsNamed(true);
    press();
  }, []);
  return (
    <SampleContext
      value={
        <button className={styles.run} type="button" onClick={press} ref={buttonRef}>
          <Icon name="play" />
          {words.run}
        </button>
      }
    >
      {children}
      {hasFailed && (
        <div role="alert" ref={showAlert} {...{ [HELP_PART]: '' }}>
          <Callout type="warning">
            <p>{words.loadFailed}</p>
            <Button kind="quiet" onClick={retry}>
              {strings.loading.retry}
            </Button>
          </Callout>
        </div>
      )}
      {shown && <shown.Panel id={run} presses={shown.presses} isNamed={isNamed} />}
    </SampleContext>
  );
}
