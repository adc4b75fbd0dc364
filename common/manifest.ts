import type { SearchFiles } from './search.ts';
import type { AreaId } from './sidebar.ts';
import type { Version } from './version.ts';

export const MANIFEST_SCHEMA = 1;
export const MANIFEST_FILE = 'versions.json';

/** One version, as browsers see it. */
export interface ManifestVersion extends Version {
  isLast: boolean;
  /** Base path of the version's pages on the site. */
  path: string;
  /** Always the name, for programs that expect the key. */
  segment: string;
  /** Id of the version's home page. The shell does not read it: it is for programs that read the manifest. */
  mainDocId: string;
  /** Always empty, because there are no drafts; for programs that expect the key. */
  draftIds: string[];
  /** As in the build record. */
  sidebars: Record<AreaId, { label: string; path: string; title?: string }>;
  /** Missing where the version was built without a search index. */
  search?: SearchFiles;
}

/** `/versions.json`: every version of the site, newest first. */
export interface Manifest {
  schema: typeof MANIFEST_SCHEMA;
  /** For programs that read a copy of the site: its title, and the address of its start page. */
  site?: { title: string; url: string };
  latest: string | null;
  versions: ManifestVersion[];
}
