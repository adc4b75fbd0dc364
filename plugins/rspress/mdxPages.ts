import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** The used part of a unified processor; unified is no direct dependency. */
interface Processor {
  parser: (text: string, file: { path: string }) => unknown;
}

/**
 * Read MDX pages as Markdown: the framework would run their expressions, so its compiler gets another name. Plugins that read pages
 * at parsing must come before, to see the real name.
 */
export function mdxPages(): RspressPlugin {
  return {
    name: 'docs:mdx-pages',
    builderConfig: {
      tools: {
        bundlerChain(chain) {
          const loader = path.join(import.meta.dirname, 'markdownLoader.mjs');
          chain.module.rule('mdx').oneOf('mdx').use('mdx-loader').loader(loader);
        },
      },
    },
    markdown: {
      remarkPlugins: [
        function (this: object) {
          // unified binds `this` to the processor, after the plugin that sets the parser.
          const processor = this as Processor;
          const { parser: parse } = processor;
          processor.parser = (text, file) => {
            if (!existsSync(file.path) && existsSync(`${file.path}x`)) file.path += 'x';
            return parse(text, file);
          };
        },
      ],
    },
  };
}
