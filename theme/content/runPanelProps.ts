import type { Ref } from 'react';

export type RunState = 'running' | 'done' | 'failed' | 'stopped';

export interface Fields {
  /** Values of the sample's fields, by their names. */
  values: Readonly<Record<string, string>>;
  /** Names of the fields whose values are from the address, unedited. */
  linked: readonly string[];
}

/** Of the library's panel, which shows the result of a run and tells screen readers of its states. */
export interface RunPanelProps extends Fields {
  /** Of the sample. */
  id: string;
  /** How often the button was pressed. Each time starts a run. */
  presses: number;
  /** Reads the sample, as the reader edited it. */
  readCode: () => string;
  onState: (state: RunState) => void;
  onClose: () => void;
  /** To the panel's element, which can take the focus. */
  ref: Ref<HTMLElement>;
}
