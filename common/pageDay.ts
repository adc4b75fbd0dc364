/** The day of a page's last change. */
export interface PageDay {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  /** The same day in the language of the build: `Aug 29, 2025`. */
  text: string;
}

/** Finds the day of a page's last change by its content file, relative to the content folder. */
export type FindDay = (filePath: string) => PageDay | undefined;
