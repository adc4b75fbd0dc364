import type { UserConfig } from '@rspress/core';
import { parseMarkedCode } from '../../common/docs/markedCode.ts';

type Transformer = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>[number];

/** Mark highlighted lines; the theme handles focus. */
export function codeLines(): Transformer {
  const marked = new WeakMap<object, ReadonlySet<number>>();
  return {
    name: 'docs:code-lines',
    preprocess(code) {
      const parsed = parseMarkedCode(code, this.options.meta?.__raw);
      marked.set(this.meta, parsed.lines);
      return parsed.code;
    },
    line(node, number) {
      if (marked.get(this.meta)?.has(number)) node.properties['data-marked'] = '';
    },
    pre(node) {
      delete node.properties.tabindex;
    },
  };
}
