import { z } from 'zod';
import { API_FILE, API_FILE_SCHEMA, API_KINDS, API_MEMBER_KINDS, type ApiFile } from '../apiFile.ts';
import { parseFile } from './parseFile.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const id = z.string().regex(/^[^:]+:[^:]+$/, 'is not written as package:Name');
const yes = z.literal(true);

const symbol = {
  name: text,
  signatures: texts.optional(),
  refs: z.record(text, id).optional(),
  deprecated: z.union([yes, text]).optional(),
  line: z.int().positive(),
  abstract: yes.optional(),
};

const member = z.strictObject({
  ...symbol,
  kind: z.enum(API_MEMBER_KINDS),
  static: yes.optional(),
  protected: yes.optional(),
  readonly: yes.optional(),
  optional: yes.optional(),
  file: text.optional(),
});

/** What a program that uses the library does not call. */
const dropInternals = <Member extends z.infer<typeof member>>(members: Member[]): Member[] =>
  members.filter((one) => !one.protected && !one.name.startsWith('_'));

const apiExport = z.strictObject({
  ...symbol,
  kind: z.enum(API_KINDS),
  file: text,
  alias: id.optional(),
  typeName: text.optional(),
  typeParameters: texts.optional(),
  extends: texts.optional(),
  implements: texts.optional(),
  members: z.array(member).min(1).transform(dropInternals).optional(),
});

const schema = z.strictObject({
  schema: z.literal(API_FILE_SCHEMA),
  ref: text,
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'is no full hash of a commit'),
  packages: z.array(z.strictObject({ name: text, version: text, exports: z.array(apiExport) })).min(1),
});

/** Parse an API file. Throws an Error with the paths of the first wrong entries. */
export function parseApiFile(source: string): ApiFile {
  // Zod leaves out missing keys, but types them as undefined.
  return parseFile(API_FILE, source, schema) as ApiFile;
}
