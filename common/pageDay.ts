/** The day of a page's last change. */
export interface PageDay {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  /** The same for readers of the build's language: `Aug 29, 2025`. */
  text: string;
}
