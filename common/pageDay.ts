export interface PageDay {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  /** In the language of the build: `Aug 29, 2025`. */
  text: string;
}

/** The content file is relative to the content folder. */
export type FindDay = (filePath: string) => PageDay | undefined;
