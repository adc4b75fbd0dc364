import { type IndexFile, textFileName } from '../format/indexFile.ts';

/** The search files of a built version. */
export interface BuiltSearch {
  file: IndexFile;
  /** The index as it is sent. */
  text: string;
  /** Texts of a page, by the name of their file. */
  readTexts: (textFile: string) => readonly string[];
}

/** One section of the built docs, with what its page says about itself. */
export interface BenchSection {
  /** Route of the page, then the anchor with `#`, which the page's first section lacks. */
  address: string;
  title: string;
  heading: string;
  keywords: string[];
  text: string;
}

/** List the sections of a version, for engines that index them in their own way. */
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
