// The framework's compiler of pages. The bundler loads it by its path, so it is JavaScript; `mdxPages.ts` says why.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const core = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
const { default: compilePage } = await import(pathToFileURL(path.join(core, 'dist/node/mdx/loader.js')).href);

/** Compile a page of MDX under the name of a page of Markdown, and file its facts under its own name again. */
export default function compileMarkdown(source) {
  const { resourcePath } = this;
  if (!resourcePath.endsWith('.mdx')) return compilePage.call(this, source);
  const done = this.async();
  const finish = (error, code) => done(error, code?.replace(/(__RSPRESS_PAGE_META\["[^"]*\.md)"\]/, '$1x"]'));
  const context = Object.create(this, {
    resourcePath: { value: resourcePath.slice(0, -1) },
    async: { value: () => finish },
  });
  return compilePage.call(context, source);
}
