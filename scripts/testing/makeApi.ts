import type { ApiExport, ApiFile, ApiMember } from '../../common/apiFile.ts';

/** Make an API file of one package, `p`. */
export const makeApi = (...exports: ApiExport[]): ApiFile => ({
  schema: 1,
  ref: 'main',
  commit: '0'.repeat(40),
  packages: [{ name: 'p', version: '7.0.0', exports }],
});

/** Make an export: a class, if nothing else is said. */
export const makeExport = (name: string, more: Partial<ApiExport> = {}): ApiExport => ({
  name,
  kind: 'class',
  file: 'a.ts',
  line: 1,
  ...more,
});

export const makeFunction = (name: string, signature = '(): void', more: Partial<ApiExport> = {}): ApiExport =>
  makeExport(name, { kind: 'function', signatures: [signature], ...more });

export const makeMethod = (name: string, signature = '(): void', more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  kind: 'method',
  signatures: [signature],
  line: 1,
  ...more,
});
