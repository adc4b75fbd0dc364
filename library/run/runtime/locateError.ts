/** Locate an error in the sample's module. Lines count from 1; 0 is unknown. */
export function locateError(error: unknown, moduleAddress: string): { message: string; line: number } {
  if (!(error instanceof Error)) return { message: String(error), line: 0 };
  const [, line = '0'] = error.stack?.split(moduleAddress)[1]?.match(/^:(\d+)/) ?? [];
  return { message: error.message, line: Number(line) };
}
