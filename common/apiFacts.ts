export interface ApiVersion {
  version: string;
  /** Whether the version before is unknown, so that it may have happened earlier. */
  isOrEarlier: boolean;
}

export interface ApiChange extends ApiVersion {
  /** If only one of the two changed. */
  part?: 'parameters' | 'result';
  result?: string;
}

export interface ApiFact {
  since: ApiVersion;
  /** Oldest first. */
  changedIn: ApiChange[];
  deprecatedIn?: ApiVersion;
  renamedTo?: string;
}

/** By name, such as `BoatSync` and `BoatSync.read`. */
export type ApiFacts = Readonly<Record<string, ApiFact>>;
