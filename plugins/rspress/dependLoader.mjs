// The bundler loads it by its path, so it is JavaScript; `devFiles.ts` says why.

/** Compile a page again when one of these files changes. */
export default function depend(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
}
