/** What happened to a symbol in the versions that are known. A version is missing where it is the oldest, or where nobody can tell. */
export interface ApiFact {
  since?: string;
  /** The id that it had before that version. */
  renamed?: { version: string; from: string };
  /** `use` is a name, or the id of a symbol. */
  deprecated?: { version?: string; use?: string };
  /** The id of the symbol that it is another name for, if it was more before. */
  alias?: { version: string; id: string };
}

/** By id, such as `package:Boat` and `package:Boat.read`. A symbol to which nothing happened is left out. */
export type ApiFacts = Readonly<Record<string, ApiFact>>;
