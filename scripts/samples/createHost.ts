import path from 'node:path';
import ts from 'typescript';

/** Files of types by path: programs parse and bind one alike. */
const parsed = new Map<string, ts.SourceFile>();

/** Create a compiler host that has texts in place of files, and parses each other file once in this process. */
export function createHost(options: ts.CompilerOptions, texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const textOf = (file: string) => texts.get(path.normalize(file));
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.getSourceFile = (file, target) => {
    const text = textOf(file);
    if (text !== undefined) return ts.createSourceFile(file, text, target);
    const source = parsed.get(file) ?? getSourceFile(file, target);
    if (source) parsed.set(file, source);
    return source;
  };
  return host;
}
