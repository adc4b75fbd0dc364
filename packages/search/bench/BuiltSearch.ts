import { type IndexFile, textFileName } from '../format/indexFile.ts';

export interface BuiltSearch {
  file: IndexFile;
  text: string;
  readTexts: (textFile: string) => readonly string[];
}

export interface BenchSection {
  /** Route, then any `#anchor`. */
  address: string;
  title: string;
  heading: string;
  keywords: string[];
  text: string;
}

/** List all sections, for other engines. */
export const listSections = ({ file, readTexts }: BuiltSearch): BenchSection[] =>
  file.pages.flatMap(({ route, title, keywords, textDigest, sections }) => {
    const texts = readTexts(textFileName(textDigest));
    return sections.map(([anchor, heading], position) => ({
      address: route + (position === 0 ? '' : `#${anchor}`),
      title,
      heading,
      keywords,
      text: texts[position] ?? '',
    }));
  });
