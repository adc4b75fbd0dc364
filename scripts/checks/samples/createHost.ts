import ts from 'typescript';

/** Files by path. Every program has the same options, so they parse and bind a file alike. */
const parsed = new Map<string, ts.SourceFile>();

/** Create a compiler host that reads and parses each file of types once in this process, for all programs. */
export function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, target) => {
    const source = parsed.get(file) ?? getSourceFile(file, target);
    if (source) parsed.set(file, source);
    return source;
  };
  return host;
}
