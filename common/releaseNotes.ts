export interface ReleaseNotes {
  highlights: string[];
  hasText: boolean;
  text?: string;
}
