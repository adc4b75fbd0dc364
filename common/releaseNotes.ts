/** What a version's release notes say. */
export interface ReleaseNotes {
  /** One line of plain text each. */
  highlights: string[];
  /** Whether the file says more below its front matter. */
  hasText: boolean;
  /** What it says there, in Markdown. */
  text?: string;
}
