import type { UserConfig } from '@rspress/core';
import type { SampleField } from '../../common/samples.ts';

type Transformer = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>[number];

const META = /(?:^| )fields=(\S+)/;

/** Name the fields of a sample in the text after the language of its fence. */
export const writeFields = (fields: readonly SampleField[]): string =>
  `fields=${encodeURIComponent(JSON.stringify(fields))}`;

/** Put the texts that readers may change into elements, without their quotes. */
export const sampleFields = (): Transformer => ({
  name: 'docs:sample-fields',
  preprocess(code, options) {
    const [, written] = META.exec(options.meta?.__raw ?? '') ?? [];
    if (!written) return;
    const fields: SampleField[] = JSON.parse(decodeURIComponent(written));
    options.decorations = [...(options.decorations ?? []), ...fields.flatMap((field) => listDecorations(code, field))];
  },
});

function listDecorations(code: string, { name, literal }: SampleField) {
  const parts = code.split(literal);
  return parts.slice(0, -1).map((_part, index) => {
    const start = parts.slice(0, index + 1).join(literal).length;
    const properties = { 'data-field': name, 'data-literal': literal };
    return { start: start + 1, end: start + literal.length - 1, properties };
  });
}
