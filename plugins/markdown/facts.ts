import type { RspressPlugin } from '@rspress/core';
import { insertFacts } from '../../common/docs/facts.ts';

/** The used part of a unified processor; unified is no direct dependency. */
interface Processor {
  parser: (text: string, file: object) => unknown;
}

/** Put facts in their places before a page is parsed, as everything else that reads it does. */
export const facts = (contentDir: string): RspressPlugin => ({
  name: 'docs:facts',
  markdown: {
    remarkPlugins: [
      function (this: object) {
        // unified binds `this` to the processor, after the plugin that sets the parser.
        const processor = this as Processor;
        const { parser: parse } = processor;
        processor.parser = (text, file) => parse(insertFacts(text, contentDir), file);
      },
    ],
  },
});
