/** What a process is asked to run. */
export interface RunRequest {
  /** Address of the compiled sample: `file:`. */
  address: string;
  /** Types of the values that it needs, by their names. */
  values: Record<string, string>;
}

/** What running a sample gave. */
export interface RunResult {
  /** Lines that it printed. */
  output: string[];
  /** Packets that crossed the wire between the device and the sample, a line each. */
  packets: string[];
  /** How much it changed on the device. */
  changes: number;
  /** What it threw, and rejections that nothing handled. Lines are those of the compiled module, from 1; 0 is unknown. */
  errors: { message: string; line: number }[];
}
