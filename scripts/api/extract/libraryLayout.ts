import type { LibraryConfig, LibrarySources } from '../../../common/library.ts';
import { UserError } from '../../lib/userError.ts';

/** Where the sources of a library are, and how to read them. */
export interface LibraryLayout extends LibrarySources {
  /** Only packages whose names begin with it are the library's. */
  packageScope: string;
  /** Sources are text: more than this is something else. */
  maxBytes: number;
}

/** Read from the configuration of a site where the sources of its library are. Throws a UserError where it does not say so. */
export function readLayout(library: LibraryConfig | undefined): LibraryLayout {
  if (!library?.sources)
    throw new UserError('The site does not say where the sources of its library are.', {
      hint: 'Name them as `sources` of its library: common/library.ts explains the key.',
    });
  return { ...library.sources, packageScope: library.packageScope, maxBytes: 100_000_000 };
}
