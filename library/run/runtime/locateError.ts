/** Tell an error with the line of the sample's module where it came up, counted from 1; 0 where no line is known. */
export function locateError(error: unknown, moduleAddress: string): { message: string; line: number } {
  if (!(error instanceof Error)) return { message: String(error), line: 0 };
  const [, line = '0'] = error.stack?.split(moduleAddress)[1]?.match(/^:(\d+)/) ?? [];
  return { message: error.message, line: Number(line) };
}
