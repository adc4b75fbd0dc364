// A loader in the place between Rspress's compiler of pages and the compiler of its JavaScript. The bundler loads it by its
// path, so it is JavaScript; `pageCache.ts` says what it does.

/** Before a page is compiled: take what was compiled earlier; undefined goes on to the compiler. */
export function pitch() {
  return this.getOptions().find(this.resourcePath);
}

/** After a page is compiled: keep what came out. */
export default function keep(code) {
  this.getOptions().keep(this.resourcePath, code);
  return code;
}
