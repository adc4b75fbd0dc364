export interface RunRequest {
  address: string;
  values: Record<string, string>;
}

export interface RunResult {
  output: string[];
  /** A packet on each line. */
  packets: string[];
  changes: number;
  /** Lines are those of the compiled module, from 1; 0 is unknown. */
  errors: { message: string; line: number }[];
}
