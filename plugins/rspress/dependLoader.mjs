// The bundler loads it by its path, so it is JavaScript; `devFiles.ts` says why.

import { existsSync } from 'node:fs';

/** Compile a page again when one of these files, which may be missing, or a file in one of these folders changes. */
export default function depend(source) {
  const { files, dirs } = this.getOptions();
  for (const file of files) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  for (const dir of dirs) this.addContextDependency(dir);
  return source;
}
