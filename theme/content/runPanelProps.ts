import type { Ref } from 'react';

export type RunState = 'running' | 'done' | 'failed' | 'stopped';

/** Of the library's panel, which shows the result of a run and tells screen readers of its states. */
export interface RunPanelProps {
  /** Of the sample. */
  id: string;
  /** How often the button was pressed. Each time starts a run. */
  presses: number;
  onState: (state: RunState) => void;
  onClose: () => void;
  /** To the panel's element, which can take the focus. */
  ref: Ref<HTMLElement>;
}
