/** A version of the docs, as far as the published packages tell. */
export interface ApiVersion {
  version: string;
  /** True where the packages of the version before are not known, so that it may have happened earlier. */
  isOrEarlier: boolean;
}

/** A change of what a caller of an API sees. */
export interface ApiChange extends ApiVersion {
  /** What changed of a function or method, where it was one of the two. */
  part?: 'parameters' | 'result';
  /** What it returns since then, where that changed. */
  result?: string;
}

/** What the declarations of a version's packages, and of those of the versions before, tell of one API. */
export interface ApiFact {
  since: ApiVersion;
  /** Oldest first. */
  changedIn: ApiChange[];
  deprecatedIn?: ApiVersion;
  /** What the package itself says to use instead. */
  renamedTo?: string;
}

/** The facts of one version's API by its names, such as `AdbSync` and `AdbSync.read`. */
export type ApiFacts = Readonly<Record<string, ApiFact>>;
