// Loaded with the first run of a sample: `Sample.tsx`.
import { type ComponentProps, useRef } from 'react';
import { RunPanel } from 'virtual-docs-run-panel';
import type { RunState } from './runPanelProps.ts';
import { useResultInView } from './useResultInView.ts';

interface Props extends Omit<ComponentProps<typeof RunPanel>, 'ref'> {
  state: RunState;
  isNamed: boolean;
  findButton: () => HTMLElement | undefined;
}

/** Draw the library's panel in view. */
export function SampleResult({ state, isNamed, findButton, ...panel }: Props) {
  const ref = useRef<HTMLElement>(null);
  useResultInView({ state, presses: panel.presses, isNamed, resultRef: ref, findButton });
  return <RunPanel {...panel} ref={ref} />;
}
