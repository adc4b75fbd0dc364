// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { readNamedRun } from '../../common/sampleRuns.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Callout } from './Callout.tsx';
import styles from './CodeBlock.module.css';
import { CodeToolsContext } from './codeTools.ts';

interface Props {
  run: string;
  children?: ReactNode;
}

/** The button is above code that may be longer than the screen. */
const showAlert = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

interface Shown {
  Panel: ComponentType<{ id: string; presses: number; isNamed: boolean }>;
  presses: number;
}

/** Draw a sample that readers can run. Its scripts load on demand. */
export function Sample({ run, children }: Props) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isNamed, setIsNamed] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setHasFailed] = useState(false);
  const press = () =>
    import('virtual-docs-run-panel').then(
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
    <CodeToolsContext
      value={{
        run: (
          <button className={styles.run} type="button" onClick={press} ref={buttonRef}>
            <Icon name="play" />
            {words.run}
          </button>
        ),
      }}
    >
      {children}
      {hasFailed && (
        <div role="alert" ref={showAlert} {...{ [HELP_PART]: '' }}>
          <Callout type="warning">
            <p>{words.loadFailed}</p>
            <Button kind="quiet" onClick={retry}>
              {strings.ui.retry}
            </Button>
          </Callout>
        </div>
      )}
      {shown && <shown.Panel id={run} presses={shown.presses} isNamed={isNamed} />}
    </CodeToolsContext>
  );
}
