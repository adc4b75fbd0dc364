/** Create the test of a file name pattern: `*`, `?` and `[…]`. A leading dot must be written out. */
export function createPatternTest(pattern: string): (name: string) => boolean {
  const source = pattern
    .replace(/\[!/g, '[^')
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replace(/\[\\\^/g, '[^');
  const regExp = new RegExp(`^${source.replace(/\*/g, '[^/]*').replace(/\?/g, '[^/]')}$`);
  return (name) => regExp.test(name) && (pattern.startsWith('.') || !name.startsWith('.'));
}
