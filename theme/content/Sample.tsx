import { type ComponentType, createContext, type ReactNode, useEffect, useState } from 'react';
import { RUN_PARAMETER } from '../../common/sampleRuns.ts';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Sample.module.css';

/** What a sample adds to the buttons of its block. */
export const SampleContext = createContext<ReactNode>(null);

interface Props {
  /** Name of the sample; empty where the version lacks packages that it needs. */
  run: string;
  /** The block of code. */
  children?: ReactNode;
}

type Panel = ComponentType<{ id: string; presses: number }>;

/** Draw a sample that readers can run. All that a run needs is loaded when they ask for it. */
export function Sample({ run, children }: Props) {
  const [panel, setPanel] = useState<{ Panel?: Panel; presses: number; isFailed?: boolean }>({ presses: 0 });
  const press = () =>
    void import('../run/RunPanel.tsx').then(
      ({ RunPanel }) => setPanel(({ presses }) => ({ Panel: RunPanel, presses: presses + 1 })),
      () => setPanel({ presses: 0, isFailed: true }),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared run starts once.
  useEffect(() => {
    if (run && new URLSearchParams(window.location.search).get(RUN_PARAMETER) === run) press();
  }, [run]);
  const { Panel, presses, isFailed } = panel;
  const words = strings.content.run;
  return (
    <SampleContext
      value={
        run ? (
          <button className={styles.button} type="button" onClick={press}>
            <Icon name="play" />
            {isFailed ? words.retry : words.run}
          </button>
        ) : (
          <span className={styles.note} title={words.noPackages}>
            {words.cannotRun}
          </span>
        )
      }
    >
      {children}
      {Panel && <Panel id={run} presses={presses} />}
    </SampleContext>
  );
}
