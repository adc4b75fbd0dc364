import { UserError } from '../lib/userError.ts';

/** Rspack takes what follows them in the path of a loader for a query, a fragment or another loader. */
const MARKS = /[#?!]/;

/** Check that the bundler can read a project's path. Throws a UserError if not. */
export function checkFolderName(projectDir: string): void {
  const [mark] = MARKS.exec(projectDir) ?? [];
  if (mark === undefined) return;
  throw new UserError(`The bundler cannot read files below ${projectDir}: the path contains "${mark}".`, {
    hint: `Move or rename the folder, so that no part of its path contains "${mark}".`,
  });
}
