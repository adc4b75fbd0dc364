// Only pages import this file (`plugins/markdown/samples.ts`), never the theme, so that other pages do not load it.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { RUN_PARAMETER } from '../../common/sampleRuns.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './CodeBlock.module.css';
import { SampleContext } from './sampleContext.ts';

interface Props {
  /** Name of the sample; undefined where it cannot run. */
  run?: string;
  /** What the button says, or the note in its place. */
  label: string;
  /** More about the note. */
  title?: string;
  /** The block of code. */
  children?: ReactNode;
}

interface Shown {
  Panel: ComponentType<{ id: string; presses: number }>;
  presses: number;
}

/** Draw a sample that readers can run. All that a run needs is loaded when they ask for it. */
export function Sample({ run, label, title, children }: Props) {
  const [shown, setShown] = useState<Shown>();
  const press = async () => {
    const { RunPanel } = await import('../run/RunPanel.tsx');
    setShown((before) => ({ Panel: RunPanel, presses: (before?.presses ?? 0) + 1 }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shared run starts once.
  useEffect(() => {
    if (run && new URLSearchParams(window.location.search).get(RUN_PARAMETER) === run) press();
  }, []);
  return (
    <SampleContext
      value={
        run ? (
          <button className={styles.run} type="button" onClick={press}>
            <Icon name="play" />
            {label}
          </button>
        ) : (
          <span title={title}>{label}</span>
        )
      }
    >
      {children}
      {run && shown && <shown.Panel id={run} presses={shown.presses} />}
    </SampleContext>
  );
}
