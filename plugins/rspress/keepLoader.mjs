// A loader in the place before a compiler of files. The bundler loads it by its path, so it is JavaScript; `caches.ts` says what
// it does.

/** Before a file is compiled: take what was compiled earlier; undefined goes on to the compiler. */
export function pitch() {
  return this.getOptions().find(this.resourcePath);
}

/** After a file is compiled: keep what came out. */
export default function keep(code) {
  this.getOptions().keep(this.resourcePath, code);
  return code;
}
