import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IndexFile, TextFile } from '../../../search/index/indexFile.ts';
import { anchorOf, headingOf } from '../../../search/index/storedSections.ts';
import { textFileAt } from '../../../search/index/textFiles.ts';
import type { PlannedBuild } from '../../build/planBuilds.ts';
import { readBuildRecord } from '../../build/readBuildRecord.ts';
import { UserError } from '../../lib/userError.ts';

/** One section of the built docs, with what its page says about itself. */
export interface Section {
  /** Route of the page, then the anchor with `#`, which the page's first section lacks. */
  address: string;
  title: string;
  heading: string;
  keywords: string[];
  text: string;
}

/** The search files of a built version. */
export interface SearchBuild {
  file: IndexFile;
  /** The index as it is sent. */
  text: string;
  sections: Section[];
  loadTexts: (textFile: string) => Promise<readonly string[]>;
}

/** Read the search files of a version. Throws a UserError where it is not built. */
export function readSearchBuild(build: PlannedBuild): SearchBuild {
  const name = readBuildRecord(build).search?.files.all;
  if (!name)
    throw new UserError(`Version ${build.version.name} has no search index.`, {
      hint: `Build it again: npm run build -- ${build.version.name} --force`,
    });
  const indexPath = path.join(build.dir, 'site', name);
  const text = readFileSync(indexPath, 'utf8');
  // Our own build wrote both files.
  const file = JSON.parse(text) as IndexFile;
  const readTexts = (textFile: string) =>
    (JSON.parse(readFileSync(path.join(path.dirname(indexPath), textFile), 'utf8')) as TextFile).texts;
  const textFiles = file.pages.map((_page, number) => textFileAt(file.textDigits, number));
  const texts = new Map(textFiles.map((textFile) => [textFile, readTexts(textFile)]));
  const sections = file.pages.flatMap((page, number) =>
    page.sections.map((stored, part) => ({
      address: page.route + (part === 0 ? '' : `#${anchorOf(stored)}`),
      title: page.title,
      heading: headingOf(stored),
      keywords: page.keywords,
      text: texts.get(textFiles[number] ?? '')?.[part] ?? '',
    })),
  );
  return { file, text, sections, loadTexts: async (textFile) => texts.get(textFile) ?? [] };
}

/** Size of a text as a host sends it. */
export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;
